import type { Period } from '@/api/resources/periods';
import type { Models } from '@/api/resources/room-model';
import { useSignedIn } from '@/api/session';
import type { Pair } from '@/school/learning/survey/places';
import { PrintedHead } from '@/school/printed-head';
import { Tabs } from '@/ui/page/tabs';
import { PeriodLine } from './period-line';
import type { ProgressAddress, ProgressTab } from './progress-address';
import { ProgressRooms } from './progress-rooms';
import { ProgressStudents } from './progress-students';
import { ProgressTeachers } from './progress-teachers';
import { ReviewBar } from './review-bar';
import { useProgress } from './use-progress';

const ALL_TABS = [
  { id: 0, label: 'Por curso', tab: undefined },
  // TRAC-10
  { id: 1, label: 'Por profesor', tab: 'teachers' },
  // TRAC-12
  { id: 2, label: 'Para acompañar', tab: 'students' },
] as const;

/** The period and the filters of an Admin, whose pairs these are. */
function scopeOf({ name }: Period, [pair]: readonly Pair[], { teacherId, roomId }: ProgressAddress): string {
  const teacher = teacherId === undefined ? undefined : pair?.teachers.find(({ id }) => id === teacherId);
  return [name, roomId === undefined ? undefined : pair?.room.name, teacher?.name].filter(Boolean).join(' ');
}

interface ProgressReviewProps {
  pairs: readonly Pair[];
  period: Period;
  models: Models;
  address: ProgressAddress;
  isByItself: boolean;
  onChange: (change: Partial<ProgressAddress>) => void;
  onTab: (tab: ProgressTab | undefined) => void;
}

/** The review of the pairs in sight, and what it shows by room, by teacher and by student. */
export function ProgressReview({ address, onChange, onTab, period, ...input }: ProgressReviewProps) {
  const isAdmin = useSignedIn().userRole === 'Admin';
  const { views, state, stop, review, refresh, retry, observe } = useProgress({ ...input, periodId: period.id });
  const scope = isAdmin ? scopeOf(period, input.pairs, address) : period.name;
  const tabs = ALL_TABS.filter(({ tab }) => isAdmin || tab !== 'teachers');
  const open = tabs.find(({ tab }) => tab === address.tab) ?? ALL_TABS[0];
  return (
    <>
      <PrintedHead period={period.name} />
      <PeriodLine period={period} />
      <ReviewBar views={views} state={state} onStop={stop} onReview={review} onRetry={retry} onRefresh={refresh} onObserve={observe} />
      <Tabs label="Vistas" tabs={tabs} chosen={open.id} onChoose={(id) => onTab(tabs.find((tab) => tab.id === id)?.tab)}>
        {open.tab === undefined && (
          <ProgressRooms
            key={period.id}
            views={views}
            scope={scope}
            lack={address.lack}
            onLack={(lack) => onChange({ lack })}
            onRetry={retry}
          />
        )}
        {open.tab === 'teachers' && <ProgressTeachers views={views} scope={scope} period={period.name} />}
        {open.tab === 'students' && <ProgressStudents views={views} scope={scope} />}
      </Tabs>
    </>
  );
}
