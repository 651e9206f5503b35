import { lazyDialog } from '@/ui/overlay/lazy-dialog';
import type { StudentsUploadProps } from './students-upload';

export const LazyStudentsUpload = lazyDialog<StudentsUploadProps>(
  () => 'Cargar lista de estudiantes',
  async () => (await import('./students-upload')).StudentsUpload,
);
