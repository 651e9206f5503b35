import { UploadListDialog } from '@/ui/upload-list-dialog';

/** 'Cargar lista de menciones', a list without a template (UPLO-01 to UPLO-05). */
export function MentionsUpload({ onClose }: { onClose: () => void }) {
  return <UploadListDialog title="Cargar lista de menciones" columns="Nombre" onClose={onClose} />;
}
