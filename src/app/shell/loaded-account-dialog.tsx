import type { AccountDialogProps } from '@/features/account/account-dialog';
import { lazyPart } from '@/ui/platform/lazy-part';

/** The account's dialogs, whose code comes when one is first opened. */
export const LoadedAccountDialog = lazyPart<AccountDialogProps>(
  'account-dialog',
  async () => (await import('@/features/account/account-dialog')).AccountDialog,
  () => null,
);
