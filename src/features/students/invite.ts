/** How students are invited (STUD-30 to STUD-33, STUD-36). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mutationOf, queryOf } from '@/api/core/client';
import { useSignedIn } from '@/api/session';
import { ofRoom, students } from '@/api/resources/students';
import { invitationRequestOf, type InvitationValues } from './student-values';

/** Invites all of them at once into a room, whose list is then asked for again. Rejects when nobody was invited. */
export function useInvite(): (rows: readonly InvitationValues[], roomId: number) => Promise<void> {
  const session = useSignedIn();
  const client = useQueryClient();
  const invite = useMutation(mutationOf(students.invite));
  return async (rows, roomId) => {
    await invite.mutateAsync({ body: { studentRequests: rows.map((row) => invitationRequestOf(row, roomId, session)) } });
    void client.invalidateQueries({ queryKey: queryOf(students.listOfRoom, { query: ofRoom(roomId) }).queryKey });
  };
}

/** STUD-32. */
export const INVITED = 'Invitaciones enviadas con exito.';
