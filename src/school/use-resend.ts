/** Sends an invitation again, to a guardian or to a teacher. */
import { useIsMutating, useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { tellMistake } from '@/ui/overlay/mistakes';
import { showFailure, showSuccess } from '@/ui/overlay/notices';
import { stayedHere } from '@/ui/platform/use-leave';
import { useSingleRun } from '@/ui/platform/use-single-run';

/** STUD-16, TEAC-12. Also after a teacher was created: the invitation is sent with it (TEAC-29). */
export const showInvited = (): Promise<void> => showSuccess('Tu invitación ha sido enviada con éxito.', '¡Invitación Enviada!');

interface Resend<Input> {
  readonly email: string;
  /** Somebody who has answered the invitation gets no other. */
  readonly status: string | null;
  readonly inputOf: () => Input | Promise<Input>;
}

/** Shows no success on another screen; failures show by the failure table. */
export function useResend<Answer, Input>(
  call: UseMutationOptions<Answer, Error, Input>,
  { email, status, inputOf }: Resend<Input>,
): [isSending: boolean, resend: () => Promise<void>] {
  // Keyed by person: a search or another page may remove the row while it is being sent, and bring it back.
  const mutationKey = ['invitation', email];
  const { mutateAsync } = useMutation({ ...call, mutationKey });
  const isSending = useIsMutating({ mutationKey }) > 0;
  const [isRunning, resend] = useSingleRun(async () => {
    if (status !== 'INVITE_SENT') {
      void showFailure('Este usuario ya tiene un proceso de registro', 'Invitación no enviada');
      return;
    }
    // Compares the address, since a search may have removed the button's row.
    const isStillHere = stayedHere();
    try {
      await mutateAsync(await inputOf());
      if (isStillHere()) void showInvited();
    } catch (error) {
      tellMistake(error);
    }
  });
  return [isSending || isRunning, resend];
}
