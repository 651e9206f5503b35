import { useQueries } from '@tanstack/react-query';
import { useSurvey } from '@/school/learning/survey/use-survey';
import { LinkedText } from '@/ui/links/linked-text';
import { usePrinting } from '@/ui/platform/use-printing';
import { hasCome, ProfilePart } from './profile-part';
import { courseObservationsOf } from './profile-queries';
import type { TaughtSubject } from './taught-subjects';
import { useInOrder } from './use-in-order';

interface ProfileCourseProps {
  studentId: number;
  periodId: number;
  subjects: readonly TaughtSubject[];
}

/** 'Observaciones de curso' of a period, by subject (PROF-05). */
export function ProfileCourse({ studentId, periodId, subjects }: ProfileCourseProps) {
  const [survey] = useSurvey();
  const observations = useQueries({ queries: subjects.map(({ id }) => courseObservationsOf(survey, id, periodId)) });
  const isPrinting = usePrinting();
  const shown = useInOrder(observations.map(hasCome));
  return subjects.slice(0, shown).map(({ id, name }, index) => {
    const query = observations[index];
    if (!query) return null;
    // PROF-08: paper has what was written.
    const own = query.data?.observations.find((observation) => observation.studentId === studentId);
    if (!own && isPrinting) return null;
    return (
      <ProfilePart key={id} name={name} query={query} failure="No se pudieron cargar las observaciones.">
        {own ? (
          <p className="mb-0 text-break">
            <LinkedText text={own.observation} />
          </p>
        ) : (
          <p className="text-body-secondary mb-0">Sin observación</p>
        )}
      </ProfilePart>
    );
  });
}
