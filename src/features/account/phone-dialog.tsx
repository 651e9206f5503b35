import { useQuery } from '@tanstack/react-query';
import { accounts } from '@/api/resources/accounts';
import { mutationOf, queryOf } from '@/api/core/client';
import { useSignedIn } from '@/api/session';
import { Button } from '@/ui/base/button';
import { TextField } from '@/ui/form/field';
import { FormDialog } from '@/ui/form/form-dialog';
import { useSave } from '@/ui/form/use-save';
import { showSuccess } from '@/ui/overlay/notices';
import { phoneSchema, type PhoneValues } from './account-schemas';

/** 'Cambiar número de teléfono', with the number that is stored now (ACCT-11 to ACCT-16). */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const { userId, userRole } = useSignedIn();
  const account = useQuery(queryOf(accounts.get, { params: { id: userId } }, { fresh: true }));
  const save = useSave(mutationOf(accounts.changePhone), {
    close: onClose,
    say: () => showSuccess('Tu número de teléfono ha sido actualizado con éxito.'),
  });

  const waiting = account.isError ? (
    <>
      <p>No se pudo cargar tu número.</p>
      <Button onClick={() => void account.refetch()}>Reintentar</Button>
    </>
  ) : (
    <div aria-busy="true" className="phone-skeleton">
      <span className="skel" />
      <span className="visually-hidden">Cargando…</span>
    </div>
  );
  return (
    <FormDialog
      title="Cambiar número de teléfono"
      {...(!account.data && { waiting })}
      onClose={onClose}
      initial={{ phoneNumber: account.data?.phoneNumber ?? '' }}
      schema={phoneSchema}
      draft="phone"
      takesStored
      // ACCT-15
      onSubmit={({ phoneNumber }) =>
        save({ params: { id: userId }, body: { phoneNumber, userType: userRole === 'Admin' ? 'MANAGER' : 'TEACHER' } })
      }
    >
      <TextField<PhoneValues> name="phoneNumber" label="Número de teléfono" type="tel" autoComplete="tel" />
    </FormDialog>
  );
}
