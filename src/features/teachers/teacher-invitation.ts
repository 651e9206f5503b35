/** Resending a teacher's invitation (TEAC-10 to TEAC-13). */
import { useQueryClient } from '@tanstack/react-query';
import { mutationOf, queryOf } from '@/api/core/client';
import { schools } from '@/api/resources/schools';
import type { Teacher } from '@/api/resources/teachers';
import { teachers } from '@/api/resources/teachers';
import { useResend } from '@/school/use-resend';

const resendRequestOf = (
  { id, schoolId, teacherEmail, teacherName, teacherLastName, rooms, courses, roomIds }: Teacher,
  schoolName: string,
) => ({
  teacherId: id,
  schoolId,
  roomId: roomIds[0] ?? null,
  teacherEmail,
  teacherName,
  teacherLastName,
  // TEAC-11
  enrollmentStatus: 'NEW' as const,
  enrollmentSMSStatus: 'NEW' as const,
  rooms,
  courses,
  schoolName,
});

/** The request that resends a teacher's invitation (TEAC-10). */
export function useInvitationRequest() {
  const client = useQueryClient();
  return async (teacher: Teacher) => {
    // Cached by the header.
    const school = await client.ensureQueryData(queryOf(schools.get, { params: { schoolId: teacher.schoolId } }));
    return { params: { id: teacher.id }, body: resendRequestOf(teacher, school.name) };
  };
}

/** Resends a teacher's invitation; busy until the response (TEAC-10 to TEAC-13). */
export function useInvitation(teacher: Teacher): { resend: () => Promise<void>; isBusy: boolean } {
  const requestOf = useInvitationRequest();
  const [isBusy, resend] = useResend(mutationOf(teachers.resendInvitation), {
    email: teacher.teacherEmail,
    status: teacher.teacherStatus,
    inputOf: () => requestOf(teacher),
  });
  return { resend, isBusy };
}
