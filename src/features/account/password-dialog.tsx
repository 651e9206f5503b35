import { useState } from 'react';
import { accounts } from '@/api/resources/accounts';
import { mutationOf } from '@/api/core/client';
import { useSignedIn } from '@/api/session';
import { FormDialog } from '@/ui/form/form-dialog';
import { CopyButton } from '@/ui/base/copy-button';
import { PasswordField } from '@/ui/form/password-field';
import { useSave } from '@/ui/form/use-save';
import { showSuccess } from '@/ui/overlay/notices';
import { SwitchField } from '@/ui/form/switch-field';
import { passwordSchema, type PasswordValues } from './account-schemas';
import { generatePassword } from './password';

/** 'Cambiar contraseña': a generated one by default, shown so that it can be copied (ACCT-01 to ACCT-10). */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { userEmail } = useSignedIn();
  // ACCT-09: the session goes on.
  const save = useSave(mutationOf(accounts.changePassword), {
    close: onClose,
    say: () => showSuccess('Tu contraseña ha sido actualizada con éxito.'),
  });
  // ACCT-03: another one at each opening.
  const [initial] = useState(() => ({ generated: true, password: generatePassword(), notify: true }));
  return (
    <FormDialog
      title="Cambiar contraseña"
      onClose={onClose}
      initial={initial}
      schema={passwordSchema}
      blockedByMessages
      // ACCT-08
      onSubmit={({ password, notify }) => save({ body: { email: userEmail, password, emailNotification: notify ? 'Y' : 'N' } })}
    >
      {({ values, set, busy }) => (
        <>
          <SwitchField<PasswordValues>
            name="generated"
            label="Generar contraseña automáticamente"
            // What shows, and is copied, is what is being stored.
            disabled={busy}
            // ACCT-04
            onSwitch={(generated) => set({ ...values, generated, password: generated ? generatePassword() : '' })}
          />
          <div className="mt-3">
            <PasswordField<PasswordValues>
              name="password"
              label="Nueva contraseña"
              readOnly={values.generated || busy}
              autoComplete="new-password"
              isShownAtFirst
              end={values.generated && <CopyButton text={values.password} done="Copiada" />}
              help={
                values.generated
                  ? 'Cópiala antes de guardar.'
                  : 'Al menos 6 caracteres con un número, una mayúscula, una minúscula y un carácter especial.'
              }
            />
          </div>
          <SwitchField<PasswordValues> name="notify" label="Notificar por correo electrónico" />
        </>
      )}
    </FormDialog>
  );
}
