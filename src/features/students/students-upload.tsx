import { SEND } from '@/school/lists/list-summary';
import { UploadListDialog } from '@/school/lists/upload-list-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { useInvitationsForm } from './invitations-form';
import { INVITATION_FIELDS } from './student-values';

const COLUMNS = ['Nombre', 'Apellido', 'Antigüedad', 'Correo del padre'];

export interface StudentsUploadProps {
  roomId: number;
  /** Opens the form that takes the list. */
  onPassed: () => void;
  onClose: () => void;
}

/** 'Cargar Lista' of a room's students (IMPO-05). */
export const StudentsUpload = isolateDialog(function StudentsUpload({ roomId, onPassed, onClose }: StudentsUploadProps) {
  return (
    <UploadListDialog
      title="Cargar lista de estudiantes"
      columns={COLUMNS}
      template={{ fileName: 'estudiantes.csv' }}
      list={useInvitationsForm(roomId)}
      fields={INVITATION_FIELDS}
      verb={SEND}
      onPassed={onPassed}
      onClose={onClose}
    />
  );
});
