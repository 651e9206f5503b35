import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/client';
import { templates } from '@/api/templates';
import { UploadListDialog } from '@/ui/upload-list-dialog';

/** 'Cargar lista de asignaturas' (UPLO-01 to UPLO-04). */
export function SubjectsUpload({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(queryOf(templates.getUrls, {}));
  return (
    <UploadListDialog
      title="Cargar lista de asignaturas"
      columns="Nombre, Tipo de asignatura"
      template={data?.urlCourseCSV ?? null}
      onClose={onClose}
    />
  );
}
