import type { AccountDialogProps } from '@/features/account/account-dialog';
import { lazyDialog } from '@/ui/overlay/lazy-dialog';

/** The account's dialogs; their code loads when one is first opened. */
export const LazyAccountDialog = lazyDialog<AccountDialogProps>(
  ({ kind }) => (kind === 'password' ? 'Cambiar contraseña' : 'Cambiar número de teléfono'),
  async () => (await import('@/features/account/account-dialog')).AccountDialog,
);
