import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/client';
import { templates } from '@/api/templates';
import { UploadListDialog } from '@/ui/upload-list-dialog';

/** 'Cargar lista de profesores' (UPLO-01 to UPLO-04). */
export function TeachersUpload({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(queryOf(templates.getUrls, {}));
  return (
    <UploadListDialog
      title="Cargar lista de profesores"
      columns="Nombre, Apellido, Correo electrónico"
      template={data?.urlTeacherCSV ?? null}
      onClose={onClose}
    />
  );
}
