import { useQuery } from '@tanstack/react-query';
import { accounts } from '@/api/resources/accounts';
import { mutationOf, queryOf } from '@/api/core/client';
import { useSignedIn } from '@/api/session';
import { Button } from '@/ui/base/button';
import { TextField } from '@/ui/form/field';
import { FormDialog, WaitingDialog } from '@/ui/form/form-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { mergeFields } from '@/ui/form/merge-fields';
import { useForm } from '@/ui/form/use-form';
import { useSave } from '@/ui/form/use-save';
import { showSuccess } from '@/ui/overlay/notices';
import { phoneSchema, type PhoneValues } from './account-schemas';

const TITLE = 'Cambiar número de teléfono';

interface PhoneDialogProps {
  onClose: () => void;
}

function PhoneForm({ stored, onClose }: PhoneDialogProps & { stored: string }) {
  const { userId, userRole } = useSignedIn();
  const save = useSave(mutationOf(accounts.changePhone), {
    close: onClose,
    say: () => showSuccess('Tu número de teléfono ha sido actualizado con éxito.'),
  });
  const form = useForm<PhoneValues>({
    initial: { phoneNumber: stored },
    schema: phoneSchema,
    draft: 'phone',
    merge: mergeFields(),
    // ACCT-15
    send: ({ phoneNumber }) =>
      save({ params: { id: userId }, body: { phoneNumber, userType: userRole === 'Admin' ? 'MANAGER' : 'TEACHER' } }),
  });
  return (
    <FormDialog form={form} title={TITLE} onClose={onClose}>
      <TextField<PhoneValues> name="phoneNumber" label="Número de teléfono" type="tel" autoComplete="tel" />
    </FormDialog>
  );
}

/** 'Cambiar número de teléfono', with the stored number (ACCT-11 to ACCT-16). */
export const PhoneDialog = isolateDialog(function PhoneDialog({ onClose }: PhoneDialogProps) {
  const { userId } = useSignedIn();
  const account = useQuery(queryOf(accounts.get, { params: { id: userId } }, { fresh: true }));
  if (account.data) return <PhoneForm stored={account.data.phoneNumber ?? ''} onClose={onClose} />;
  return (
    <WaitingDialog title={TITLE} onClose={onClose}>
      {account.isError ? (
        <>
          <p>No se pudo cargar tu número.</p>
          <Button onClick={() => void account.refetch()}>Reintentar</Button>
        </>
      ) : (
        <div aria-busy="true" className="phone-skeleton">
          <span className="skel" />
          <span className="visually-hidden">Cargando…</span>
        </div>
      )}
    </WaitingDialog>
  );
});
