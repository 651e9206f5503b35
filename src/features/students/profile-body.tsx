import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Room } from '@/api/resources/rooms';
import type { Student } from '@/api/resources/students';
import { usePeriodChoice } from '@/school/learning/marks-filters';
import { openingPeriod } from '@/school/learning/opening-period';
import { PROFILE_TABS, profileAddress, type ProfileAddress, type ProfileTab } from '@/school/student-profile/profile-address';
import { PrintedHead } from '@/school/printed-head';
import { today } from '@/school/today';
import { ChoiceBox } from '@/ui/form/choice-box';
import { LoadFailure } from '@/ui/page/load-failure';
import { LoadWait } from '@/ui/page/load-wait';
import { Tabs } from '@/ui/page/tabs';
import { usePrinting } from '@/ui/platform/use-printing';
import { useSearchState } from '@/ui/platform/use-search-state';
import { ProfileCourse } from './profile-course';
import { ProfileMarks } from './profile-marks';
import { ProfileObserver } from './profile-observer';
import { useProfileSubjects } from './use-profile-subjects';

const LABELS: Readonly<Record<ProfileTab, string>> = { marks: 'Notas', observer: 'Observador', course: 'Observaciones de curso' };

interface SheetProps {
  tab: ProfileTab;
  chosen: ProfileTab;
  children: ReactNode;
}

/** What a tab shows; on paper all of them, under their headings (PROF-08). Hidden, not unmounted, so that paper has all of it. */
function Sheet({ tab, chosen, children }: SheetProps) {
  const isPrinting = usePrinting();
  return (
    <section className={`profile-${tab}`} hidden={tab !== chosen && !isPrinting} aria-label={LABELS[tab]}>
      <h2 className={isPrinting ? 'mt-2' : 'visually-hidden'}>{LABELS[tab]}</h2>
      {children}
    </section>
  );
}

interface StepProps {
  /** Undefined at the end of the room. */
  to: string | undefined;
  children: ReactNode;
}

/** On a phone each fills its line. */
const STEP = 'btn btn-quiet flex-fill flex-sm-grow-0';

const Step = ({ to, children }: StepProps) =>
  to === undefined ? (
    <button type="button" className={STEP} disabled>
      {children}
    </button>
  ) : (
    <Link className={STEP} to={to}>
      {children}
    </Link>
  );

interface ProfileBodyProps {
  room: Pick<Room, 'id' | 'name' | 'type'>;
  /** Undefined until loaded. */
  student: Student | undefined;
  apart: string | undefined;
  address: ProfileAddress;
  /** Addresses of the students beside this one in the room (PROF-07). */
  previous: string | undefined;
  next: string | undefined;
}

/** Period, tabs and the way to the other students of the room (PROF-03 to PROF-05, PROF-07). */
export function ProfileBody({ room, student, apart, address, previous, next }: ProfileBodyProps) {
  const [, change] = useSearchState(profileAddress);
  const isPrinting = usePrinting();
  const choice = usePeriodChoice();
  const { subjects, ownId, state, again } = useProfileSubjects(room.id);
  const periodId = address.periodId ?? openingPeriod(choice.items, today())?.id;
  const period = choice.items.find(({ id }) => id === periodId);
  /** By subject and period, as far as both are known. */
  const bySubject = (draw: (subjects: NonNullable<ReturnType<typeof useProfileSubjects>['subjects']>, periodId: number) => ReactNode) => {
    if (state === 'failed') return <LoadFailure onRetry={again} />;
    if (!subjects || !student || (periodId === undefined && choice.state === 'loading')) return <LoadWait />;
    if (periodId === undefined) return choice.state === 'ready' && <p>Elige un periodo.</p>;
    return subjects.length === 0 ? <p>Este curso no tiene asignaturas.</p> : draw(subjects, periodId);
  };
  const { tab } = address;
  return (
    // Calls go at once; it shows beneath a head that has its height.
    <div className="profile-body" hidden={!student}>
      {!isPrinting && (
        <nav className="d-flex flex-wrap justify-content-between gap-2 mb-3" aria-label="Estudiantes del curso">
          <Step to={previous}>
            <ChevronLeft className="icon" />
            Estudiante anterior
          </Step>
          <Step to={next}>
            Estudiante siguiente
            <ChevronRight className="icon" />
          </Step>
        </nav>
      )}
      {isPrinting ? (
        period && <PrintedHead period={period.name} />
      ) : (
        <div className="observation-period">
          <ChoiceBox
            label="Periodo"
            placeholder="Elige un periodo"
            choice={choice}
            what="los periodos"
            chosen={periodId}
            otherwise="Otro periodo"
            onChoose={(id) => change({ periodId: id })}
          />
        </div>
      )}
      <Tabs
        label="Ficha"
        tabs={PROFILE_TABS.map((each, id) => ({ id, label: LABELS[each] }))}
        chosen={PROFILE_TABS.indexOf(tab)}
        onChoose={(id) => change({ tab: PROFILE_TABS[id] ?? 'marks' })}
      >
        <Sheet tab="marks" chosen={tab}>
          {bySubject(
            (taught, id) => student && <ProfileMarks key={id} studentId={student.id} room={room} periodId={id} subjects={taught} />,
          )}
        </Sheet>
        <Sheet tab="observer" chosen={tab}>
          {state === 'failed' ? (
            <LoadFailure onRetry={again} />
          ) : student && state === 'ready' ? (
            <ProfileObserver key={student.id} student={student} apart={apart} room={room} ownId={ownId} periodId={periodId} />
          ) : (
            <LoadWait />
          )}
        </Sheet>
        <Sheet tab="course" chosen={tab}>
          {bySubject((taught, id) => student && <ProfileCourse key={id} studentId={student.id} periodId={id} subjects={taught} />)}
        </Sheet>
      </Tabs>
    </div>
  );
}
