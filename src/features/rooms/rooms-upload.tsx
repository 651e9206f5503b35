import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/client';
import { templates } from '@/api/templates';
import { UploadListDialog } from '@/ui/upload-list-dialog';

/** 'Cargar lista de cursos' (UPLO-01 to UPLO-04). */
export function RoomsUpload({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(queryOf(templates.getUrls, {}));
  return (
    <UploadListDialog
      title="Cargar lista de cursos"
      columns="Nombre, Acrónimo, Tipo"
      template={data?.urlRoomCSV ?? null}
      onClose={onClose}
    />
  );
}
