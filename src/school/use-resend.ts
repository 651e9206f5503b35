/** An invitation sent once more, to a guardian or to a teacher. */
import { tellMistake } from '@/ui/overlay/mistakes';
import { showFailure, showSuccess } from '@/ui/overlay/notices';
import { useIsHere } from '@/ui/platform/use-leave';
import { useSingleRun } from '@/ui/platform/use-single-run';

/** STUD-16, TEAC-12. Also after a teacher was created: the invitation is sent with it (TEAC-29). */
export const showInvited = (): Promise<void> => showSuccess('Tu invitación ha sido enviada con éxito.', '¡Invitación Enviada!');

/** `status`: whoever has answered the invitation gets no other. No message opens on another screen; failures show by the failure table. */
export function useResend(status: string | null, send: () => Promise<unknown>): [isSending: boolean, resend: () => Promise<void>] {
  const isHere = useIsHere();
  return useSingleRun(async () => {
    if (status !== 'INVITE_SENT') {
      void showFailure('Este usuario ya tiene un proceso de registro', 'Invitación no enviada');
      return;
    }
    try {
      await send();
      if (isHere()) void showInvited();
    } catch (error) {
      tellMistake(error);
    }
  });
}
