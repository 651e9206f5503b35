/** The reports of a student or a room, and their requests (REPO-02, REPO-03, REPO-08 to REPO-17). */
import { call } from '@/api/core/client';
import type { Period } from '@/api/resources/periods';
import { reports } from '@/api/resources/reports';
import type { Valuation } from '@/api/resources/valuations';
import { countOfStudents } from '@/school/students';
import { counted } from '@/ui/base/plural';

/** The student or room of a report. */
export interface ReportSubject {
  readonly kind: 'student' | 'room';
  readonly id: number;
  /** As used in the file name (REPO-17). */
  readonly name: string;
}

export type ReportKind = 'bulletin' | 'observer' | 'attendance' | 'activities';

export interface ReportFile {
  readonly kind: ReportKind;
  readonly label: string;
  /** Description of the content. */
  readonly help: string;
}

const ATTENDANCE: ReportFile = { kind: 'attendance', label: 'Reporte de Asistencia', help: 'Día por día' };
const ACTIVITIES: ReportFile = { kind: 'activities', label: 'Reporte de Actividades', help: 'Lo que reportaron los profesores' };

/** REPO-02, REPO-03 */
export const filesOf = (kind: ReportSubject['kind']): readonly ReportFile[] =>
  kind === 'room'
    ? [ATTENDANCE, ACTIVITIES]
    : [
        { kind: 'bulletin', label: 'Boletín', help: 'Logros, niveles y observaciones del periodo' },
        { kind: 'observer', label: 'Observador', help: 'Todas las observaciones del periodo' },
        ATTENDANCE,
        ACTIVITIES,
      ];

/** REPO-04, REPO-05: the periods that have begun by a day, 'YYYY-MM-DD'. */
export const begunOn = <P extends Pick<Period, 'startDate'>>(periods: readonly P[], day: string): P[] =>
  periods.filter(({ startDate }) => startDate.slice(0, 10) <= day);

/** REPO-08, REPO-09: the code for bulletins with or without numbers; without, where the school has no model for the room. */
export const bulletinCode = (model: Pick<Valuation, 'includeValoration'> | null): 'C' | 'D' => (model?.includeValoration ? 'C' : 'D');

/** REPO-17 */
export const fileName = ({ label }: Pick<ReportFile, 'label'>, { name }: Pick<ReportSubject, 'name'>): string => `${label} ${name}.pdf`;

/** BULK-06: pages of the file, and the sheets of paper that they take. */
export const printText = (students: number, pages: number, isTwoSided: boolean): string =>
  `Boletines de ${countOfStudents(students)}: ${counted(pages, 'página', 'páginas')}, ${counted(isTwoSided ? Math.ceil(pages / 2) : pages, 'hoja', 'hojas')}.`;

/** REPO-14 to REPO-16 */
const activityQuery = (field: 'student' | 'room', id: number, { startDate, endDate }: Period) => ({
  filters: [
    { field, operator: '=' as const, value: String(id) },
    { field: 'creationDate', operator: '>' as const, value: startDate },
    { field: 'creationDate', operator: '<' as const, value: endDate },
  ],
  limit: 1000,
  offset: 0,
  orderBy: 'creationDate' as const,
  order: 'DESC' as const,
});

interface Asking {
  readonly signal: AbortSignal;
  readonly onProgress?: (share: number) => void;
}

export const askBulletin = (studentId: number, periodId: number, reportType: 'C' | 'D', asking: Asking): Promise<Blob> =>
  call(reports.bulletin, { query: { studentId, periodId, reportType } }, asking);

/** Downloads a report. Rejects with the ApiError. */
export function askReport(kind: ReportKind, subject: ReportSubject, period: Period, code: 'C' | 'D', asking: Asking): Promise<Blob> {
  const { id } = subject;
  const isRoom = subject.kind === 'room';
  // REPO-13
  const days = { periodId: period.id, initialDate: period.startDate, endDate: period.endDate };
  switch (kind) {
    case 'bulletin':
      return askBulletin(id, period.id, code, asking);
    case 'observer':
      // REPO-10
      return call(reports.observer, { query: { studentId: id, periodId: period.id } }, asking);
    case 'attendance':
      // REPO-11, REPO-12
      return call(isRoom ? reports.roomAttendance : reports.studentAttendance, { params: { id }, query: days }, asking);
    case 'activities':
      // REPO-14, REPO-15
      return isRoom
        ? call(reports.roomActivities, { query: activityQuery('room', id, period) }, asking)
        : call(reports.studentActivities, { query: activityQuery('student', id, period) }, asking);
  }
}
