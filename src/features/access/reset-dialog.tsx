import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { accounts } from '@/api/resources/accounts';
import { mutationOf } from '@/api/core/client';
import { failureOf } from '@/api/core/failures';
import { TextField } from '@/ui/form/field';
import { FormDialog } from '@/ui/form/form-dialog';
import { FormFailure } from '@/ui/base/notice';
import { showSuccess } from '@/ui/overlay/notices';
import { resetEmailSchema, type ResetEmailValues } from './access-schemas';

/** 'Restablecer por correo': the way round the code (RECO-16 to RECO-20). */
export function ResetDialog({ onClose }: { onClose: () => void }) {
  // As on the login screen, the last failure shows until the next answer.
  const [failure, setFailure] = useState<string | null>(null);
  const reset = useMutation({ ...mutationOf(accounts.requestReset), onError: (error) => setFailure(failureOf(error).text) });
  return (
    <FormDialog
      title="Restablecer por correo"
      submit="Enviar"
      onClose={onClose}
      initial={{ email: '' }}
      schema={resetEmailSchema}
      onSubmit={async ({ email }) => {
        // RECO-19
        await reset.mutateAsync({ body: { email: email.trim() } });
        onClose();
        void showSuccess('Te enviamos un correo para restablecer la contraseña.');
      }}
    >
      <FormFailure text={failure} />
      <TextField<ResetEmailValues>
        name="email"
        label="Correo electrónico"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormDialog>
  );
}
