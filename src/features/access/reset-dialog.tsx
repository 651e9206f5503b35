import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { passwords } from '@/api/resources/passwords';
import { mutationOf } from '@/api/core/client';
import { failureOf } from '@/api/core/failures';
import { EmailField } from '@/ui/form/email-field';
import { FormDialog } from '@/ui/form/form-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { useForm } from '@/ui/form/use-form';
import { FormFailure } from '@/ui/base/notice';
import { showSuccess } from '@/ui/overlay/notices';
import { resetEmailSchema, type ResetEmailValues } from './recovery-schemas';

/** 'Restablecer por correo': recovery without a code (RECO-16 to RECO-20). */
export const ResetDialog = isolateDialog(function ResetDialog({ onClose }: { onClose: () => void }) {
  const [failure, setFailure] = useState<{ email: string; text: string } | null>(null);
  const reset = useMutation({
    ...mutationOf(passwords.requestReset),
    onError: (error, { body }) => setFailure({ email: body.email, text: failureOf(error).text }),
  });
  const form = useForm<ResetEmailValues>({
    initial: { email: '' },
    schema: resetEmailSchema,
    send: async ({ email }) => {
      // RECO-19
      await reset.mutateAsync({ body: { email: email.trim() } });
      onClose();
      void showSuccess('Te enviamos un correo para restablecer la contraseña.');
    },
  });
  return (
    <FormDialog form={form} title="Restablecer por correo" submit="Enviar" onClose={onClose}>
      <div className="access-fields">
        <EmailField<ResetEmailValues> name="email" label="Correo electrónico" autoComplete="username" />
        {/* The failure concerns the sent e-mail; it goes when another is typed. */}
        <div className="failure-place">
          <FormFailure text={failure?.email === form.values.email.trim() ? failure.text : null} />
        </div>
      </div>
    </FormDialog>
  );
});
