import { useNavigate } from 'react-router-dom';
import { UploadListDialog } from '@/school/lists/upload-list-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { ROOM_FIELDS } from './room-values';
import { ROOMS_FORM, useRoomsForm } from './rooms-form';

const COLUMNS = ['Nombre', 'Acrónimo', 'Tipo'];

/** 'Cargar Lista' of rooms. */
export const RoomsUpload = isolateDialog(function RoomsUpload({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <UploadListDialog
      title="Cargar lista de cursos"
      columns={COLUMNS}
      template="urlRoomCSV"
      list={useRoomsForm()}
      fields={ROOM_FIELDS}
      onPassed={() => void navigate(ROOMS_FORM)}
      onClose={onClose}
    />
  );
});
