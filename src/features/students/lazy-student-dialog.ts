import { lazyDialog } from '@/ui/overlay/lazy-dialog';
import type { StudentDialogProps } from './student-dialog';

export const LazyStudentDialog = lazyDialog<StudentDialogProps>(
  () => 'Editar Estudiante',
  async () => (await import('./student-dialog')).StudentDialog,
);
