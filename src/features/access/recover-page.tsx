import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { passwords } from '@/api/resources/passwords';
import { mutationOf } from '@/api/core/client';
import { Button } from '@/ui/base/button';
import { EmailField } from '@/ui/form/email-field';
import { TextField } from '@/ui/form/field';
import { Form, SubmitButton } from '@/ui/form/form';
import { useForm } from '@/ui/form/use-form';
import { PasswordField } from '@/ui/form/password-field';
import { useSave } from '@/ui/form/use-save';
import { showSnack, showSuccess } from '@/ui/overlay/notices';
import { useSingleRun } from '@/ui/platform/use-single-run';
import { AccessCard } from './access-card';
import { newPasswordSchema, recoveryEmailSchema, type NewPasswordValues, type RecoveryEmailValues } from './recovery-schemas';
import { ResetDialog } from './reset-dialog';

/** Step 1: requests a code by e-mail. A failure shows nothing; the button can be pressed again (RECO-07). */
function RequestCodeForm({ onSent }: { onSent: (email: string) => void }) {
  const request = useMutation(mutationOf(passwords.requestCode));
  const form = useForm<RecoveryEmailValues>({
    initial: { email: '' },
    schema: recoveryEmailSchema,
    send: async ({ email }) => {
      // RECO-06
      await request.mutateAsync({ params: { email: email.trim() } });
      onSent(email.trim());
    },
  });
  return (
    <Form form={form}>
      <EmailField<RecoveryEmailValues>
        name="email"
        label="Correo electrónico"
        autoComplete="username"
        // SHAR-31
        autoFocus
      />
      {/* RECO-05 */}
      <SubmitButton className="w-100" disabled={!form.isComplete()}>
        Generar código
      </SubmitButton>
    </Form>
  );
}

/** Step 2: the code and the new password, twice (RECO-08 to RECO-15). */
function NewPasswordForm({ email }: { email: string }) {
  const save = useSave(mutationOf(passwords.changeWithCode), {
    // RECO-14
    say: () => showSuccess('Tu contraseña ha sido actualizada con éxito.'),
    opens: '/auth/login',
  });
  const resend = useMutation(mutationOf(passwords.requestCode));
  // RECO-09
  const [isSending, sendAgain] = useSingleRun(
    () =>
      new Promise<void>((resolve) => {
        // TanStack Query drops the callbacks of `mutate` after unmount: no message on another screen.
        const onSuccess = () => void showSnack('Te enviamos un nuevo código.');
        resend.mutate({ params: { email } }, { onSuccess, onSettled: () => resolve() });
      }),
  );
  const form = useForm<NewPasswordValues>({
    initial: { code: '', password: '', confirmation: '' },
    schema: newPasswordSchema,
    // RECO-13
    send: ({ code, password }) => save({ body: { email, password, code } }),
  });
  return (
    <Form form={form}>
      <div className="mb-3">
        <label className="form-label" htmlFor="recovery-email">
          Correo electrónico
        </label>
        <input id="recovery-email" translate="no" className="form-control" value={email} readOnly />
      </div>
      <TextField<NewPasswordValues> name="code" label="Código" autoComplete="one-time-code" autoFocus />
      <PasswordField<NewPasswordValues> name="password" label="Nueva contraseña" autoComplete="new-password" />
      <PasswordField<NewPasswordValues> name="confirmation" label="Confirmar contraseña" autoComplete="new-password" />
      <div className="d-grid gap-2">
        <SubmitButton disabled={!form.isComplete()}>Cambiar contraseña</SubmitButton>
        <Button busy={isSending} onClick={() => void sendAgain()}>
          Reenviar código
        </Button>
      </div>
    </Form>
  );
}

/** /auth/recover: a code by e-mail, then the new password (RECO-01). */
export function RecoverPage() {
  const [email, setEmail] = useState<string | null>(null);
  const [resetting, setResetting] = useState(false);
  return (
    <AccessCard heading="Recuperar contraseña">
      {email === null ? <RequestCodeForm onSent={setEmail} /> : <NewPasswordForm email={email} />}
      <p className="text-ui text-center mt-4 mb-0 d-grid gap-1 justify-content-center">
        <Button kind="text" className="fw-semibold" onClick={() => setResetting(true)}>
          Restablecer por correo
        </Button>
        <Link className="fw-semibold d-inline-block py-1" to="/auth/login">
          Volver al inicio de sesión
        </Link>
      </p>
      {resetting && <ResetDialog onClose={() => setResetting(false)} />}
    </AccessCard>
  );
}
