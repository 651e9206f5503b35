/** A signed-in coordinator, for unit tests. */
import type { Session } from './session';

export const SESSION: Session = {
  authToken: 'secret',
  userRole: 'Admin',
  userId: 2,
  userEmail: 'ana@colegio.example',
  schoolId: 1,
  schoolYearId: 3,
  schoolYearStartDate: null,
  schoolYearEndDate: null,
  lastYearId: null,
  lastYearStartDate: null,
  lastYearEndDate: null,
  teacherId: null,
  teacherData: null,
  preschoolValuationId: null,
  primaryValuationId: null,
  configurationId: null,
  commentPost: true,
  authorities: [],
};
