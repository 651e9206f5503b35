import { useQuery } from '@tanstack/react-query';
import { ChevronRight, TableProperties } from 'lucide-react';
import { Link } from 'react-router-dom';
import { queryOf } from '@/api/core/client';
import { subjects } from '@/api/resources/subjects';
import type { SpreadsheetAddress } from '@/school/spreadsheet-address';
import { SPREADSHEET, spreadsheetLink } from '@/school/spreadsheet-address';
import { SubjectIcon } from '@/school/subjects/subject-icon';
import { storedLook } from '@/school/subjects/subject-look';
import type { Named } from '@/ui/form/choices';
import { EmptyState } from '@/ui/page/empty-state';

/** A subject's icon and colour from its assets, or the defaults until loaded and where there are none (EVAL-05, EVAL-06). */
export function useSubjectLook(subjectId: number) {
  const { data } = useQuery(queryOf(subjects.listAssets, { params: { subjectId } }, { context: 'spreadsheet' }));
  return storedLook(data?.responses ?? [], subjectId);
}

function SubjectCard({ subject, teacherId }: { subject: Named; teacherId: number | undefined }) {
  const look = useSubjectLook(subject.id);
  return (
    <Link className="card subject-card" to={spreadsheetLink(SPREADSHEET, { teacherId, subjectId: subject.id })}>
      <SubjectIcon {...look} />
      <span className="subject-card-name" translate="no">
        {subject.name}
      </span>
      <ChevronRight className="icon" />
    </Link>
  );
}

interface SubjectCardsProps {
  /** Undefined until loaded. */
  subjects: readonly Named[] | undefined;
  /** The teacher in an Admin's address. */
  teacherId: SpreadsheetAddress['teacherId'];
}

/** One card for each subject of the teacher (EVAL-03, EVAL-04). */
export function SubjectCards({ subjects: all, teacherId }: SubjectCardsProps) {
  // EVAL-07
  if (all?.length === 0) return <EmptyState icon={TableProperties} text="No hay asignaturas asignadas." />;
  return (
    <ul className="subject-cards" aria-label="Asignaturas" aria-busy={all === undefined}>
      {all
        ? all.map((subject) => (
            <li key={subject.id}>
              <SubjectCard subject={subject} teacherId={teacherId} />
            </li>
          ))
        : Array.from({ length: 3 }, (_, index) => (
            <li key={index} className="card subject-card" aria-hidden="true">
              <span className="skel skel-half" />
            </li>
          ))}
    </ul>
  );
}
