import { PasswordDialog } from './password-dialog';
import { PhoneDialog } from './phone-dialog';

export type AccountDialogKind = 'password' | 'phone';

export interface AccountDialogProps {
  kind: AccountDialogKind;
  onClose: () => void;
}

/** The dialogs of the user's menu (LAYO-08). */
export function AccountDialog({ kind, onClose }: AccountDialogProps) {
  return kind === 'password' ? <PasswordDialog onClose={onClose} /> : <PhoneDialog onClose={onClose} />;
}
