import type { AccountDialogProps } from '@/features/account/account-dialog';
import { useCode } from './use-code';

const load = async () => (await import('@/features/account/account-dialog')).AccountDialog;

/** The account's dialogs, whose code comes when one is first opened. */
export function LoadedAccountDialog(props: AccountDialogProps) {
  const { Shown } = useCode('account-dialog', load);
  return Shown && <Shown {...props} />;
}
