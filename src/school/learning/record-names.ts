/** The names of students in rows of marks, which have no e-mail. */
import type { RecordRow } from '@/api/resources/academic-records';
import { apartOf, type Apart } from '@/school/apart';

type Name = Pick<RecordRow, 'studentId' | 'studentName' | 'studentLastName'>;

export const nameOfRow = ({ studentName, studentLastName }: Omit<Name, 'studentId'>): string => `${studentName} ${studentLastName}`.trim();

/** What sets the students of one name apart (SHAR-35). */
export const apartRows = (rows: readonly Name[]): Apart => apartOf(rows.map((row) => ({ id: row.studentId, name: nameOfRow(row) })));
