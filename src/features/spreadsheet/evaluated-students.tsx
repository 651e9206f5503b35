import type { RecordRow } from '@/api/resources/academic-records';
import { nameOfRow } from '@/school/learning/record-names';
import { Avatar } from '@/ui/base/avatar';
import type { Apart } from '@/school/apart';
import { ApartText } from '@/ui/base/apart';

/** The students who are evaluated together (EVAL-26). */
export function EvaluatedStudents({ students, apart }: { students: readonly RecordRow[]; apart: Apart }) {
  return (
    // A long list scrolls, so it must be focusable (SAFE-18).
    <div className="who-list mb-3" role="group" aria-label="Estudiantes" tabIndex={0}>
      <ul>
        {students.map((student) => (
          <li key={student.studentId} className="who-chip">
            <Avatar name={nameOfRow(student)} surname={student.studentLastName} image={null} size="sm" />
            <span translate="no">{nameOfRow(student)}</span>
            <ApartText text={apart.get(student.studentId)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
