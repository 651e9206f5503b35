/** Inviting students (STUD-30 to STUD-33, STUD-36). */
import { mutationOf } from '@/api/core/client';
import { useSignedIn } from '@/api/session';
import { students } from '@/api/resources/students';
import { useSave } from '@/ui/form/use-save';
import { showSuccess } from '@/ui/overlay/notices';
import { invitationRequestOf, type InvitationValues } from './student-values';

/**
 * Invites students to a room in one request and shows a message (STUD-32). `close` and `opens` as in useSave; the address
 * depends on the room's id. Rejects when the request fails.
 */
export function useInvite(after: { close: () => void } | { opens: (roomId: number) => string }) {
  const session = useSignedIn();
  const save = useSave(mutationOf(students.invite), {
    ...('close' in after ? after : { opens: ({ body }) => after.opens(body.studentRequests[0]?.roomId ?? 0) }),
    say: () => showSuccess('Invitaciones enviadas con exito.'),
    added: (answer) => answer.students.map(({ id }) => id),
  });
  return (rows: readonly InvitationValues[], roomId: number) =>
    save({ body: { studentRequests: rows.map((row) => invitationRequestOf(row, roomId, session)) } });
}
