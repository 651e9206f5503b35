import { useState } from 'react';
import { passwords } from '@/api/resources/passwords';
import { mutationOf } from '@/api/core/client';
import { useSignedIn } from '@/api/session';
import { FormDialog } from '@/ui/form/form-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { useForm } from '@/ui/form/use-form';
import { CopyButton } from '@/ui/base/copy-button';
import { PasswordField } from '@/ui/form/password-field';
import { useSave } from '@/ui/form/use-save';
import { showSuccess } from '@/ui/overlay/notices';
import { SwitchField } from '@/ui/form/switch-field';
import { passwordSchema, type PasswordValues } from './account-schemas';
import { generatePassword } from './password';

/** 'Cambiar contraseña': by default with a generated password, shown so that it can be copied (ACCT-01 to ACCT-10). */
export const PasswordDialog = isolateDialog(function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { userEmail } = useSignedIn();
  // ACCT-09: the session goes on.
  const save = useSave(mutationOf(passwords.changePassword), {
    close: onClose,
    say: () => showSuccess('Tu contraseña ha sido actualizada con éxito.'),
  });
  // ACCT-03: a new one at each opening.
  const [initial] = useState(() => ({ generated: true, password: generatePassword(), notify: true }));
  const form = useForm<PasswordValues>({
    initial,
    schema: passwordSchema,
    // ACCT-08
    send: ({ password, notify }) => save({ body: { email: userEmail, password, emailNotification: notify ? 'Y' : 'N' } }),
  });
  const { values, isSending } = form;
  return (
    // ACCT-07
    <FormDialog form={form} title="Cambiar contraseña" onClose={onClose} disabled={form.hasMessage}>
      <SwitchField<PasswordValues>
        name="generated"
        label="Generar contraseña automáticamente"
        // Locked while sending: the password on screen must be the one being stored.
        disabled={isSending}
        // ACCT-04
        onSwitch={(generated) => form.replace({ ...values, generated, password: generated ? generatePassword() : '' })}
      />
      <div className="mt-3">
        <PasswordField<PasswordValues>
          name="password"
          label="Nueva contraseña"
          readOnly={values.generated || isSending}
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
    </FormDialog>
  );
});
