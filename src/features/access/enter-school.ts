/** The second step of signing in: loads the chosen school's data before the session begins (AUTH-20 to AUTH-26). */
import type { Login, LoginSchool } from '@/api/resources/accounts';
import { call, type Credentials } from '@/api/core/client';
import { configurations, type Configuration } from '@/api/resources/configurations';
import type { Answer, Role } from '@/api/core/endpoint';
import { schoolYears, type SchoolYear } from '@/api/resources/school-years';
import { schools, type School } from '@/api/resources/schools';
import type { Session } from '@/api/session';
import { teachers, type TeacherDeep } from '@/api/resources/teachers';
import { valuations } from '@/api/resources/valuations';

/** The data loaded at sign-in: the session, and records that the first screen takes from the cache (P4). */
export interface SignedIn {
  readonly session: Session;
  readonly school: School;
  /** The signed-in teacher's record; null for an Admin. */
  readonly teacher: TeacherDeep | null;
  readonly models: Answer<typeof valuations.get>;
}

/** AUTH-14, AUTH-15. */
const roleOf = (serverRole: string): Role => (serverRole === 'MANAGER' ? 'Admin' : 'Teacher');

const commentPostOf = (list: readonly Configuration[]) => list.find(({ name }) => name === 'commentPost') ?? null;

function teacherDataOf({ id, schoolId, teacherName, teacherLastName, teacherEmail }: TeacherDeep) {
  return { id, schoolId, teacherName, teacherLastName, teacherEmail };
}

/**
 * Loads the school's data: the year first, then the rest with the year's header (AUTH-20 to AUTH-23). Throws
 * ApiError, and then nothing is stored (AUTH-25).
 */
export async function enterSchool(login: Login, { id: schoolId }: LoginSchool, signal: AbortSignal): Promise<SignedIn> {
  const userRole = roleOf(login.role);
  const userEmail = login.username.trim().toLowerCase();
  const withoutYear: Credentials = { authToken: login.idToken, schoolId, schoolYearId: null };
  // AUTH-22: the other requests carry the year's id in a header.
  const year: SchoolYear | null = await call(schoolYears.current, {}, { as: withoutYear, signal });
  const as: Credentials = { ...withoutYear, schoolYearId: year?.id ?? null };

  const [valuation, { configurations: switches }, school, teacher] = await Promise.all([
    call(valuations.get, {}, { as, signal }),
    call(configurations.list, { params: { schoolId } }, { as, signal }),
    call(schools.get, { params: { schoolId } }, { as, signal }),
    // AUTH-21
    userRole === 'Teacher' ? call(teachers.getDeep, { params: { email: userEmail } }, { as, signal }) : null,
  ]);
  const commentPost = commentPostOf(switches);
  const common = {
    authToken: login.idToken,
    userId: login.accountId,
    userEmail,
    schoolId,
    schoolYearId: year?.id ?? null,
    schoolYearStartDate: year?.startDate ?? null,
    schoolYearEndDate: year?.endDate ?? null,
    lastYearId: null,
    lastYearStartDate: null,
    lastYearEndDate: null,
    preschoolValuationId: valuation.preschool?.id ?? null,
    primaryValuationId: valuation.primary?.id ?? null,
    configurationId: commentPost?.id ?? null,
    commentPost: commentPost?.active ?? false,
    authorities: login.authorities ?? [],
  };
  const session: Session = teacher
    ? { ...common, userRole: 'Teacher', teacherId: teacher.id, teacherData: teacherDataOf(teacher) }
    : { ...common, userRole: 'Admin', teacherId: null, teacherData: null };
  return { session, school, teacher, models: valuation };
}
