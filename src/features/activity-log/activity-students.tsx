import type { ActivityGroup } from '@/api/resources/activity-log';
import { apartOf } from '@/school/apart';
import { ApartText } from '@/ui/base/apart';
import { Avatar } from '@/ui/base/avatar';
import { plural } from '@/ui/base/plural';
import { StatusChip, type Status } from '@/ui/base/status-chip';

const PRESENT: Status = { label: 'Asistió', colour: 'success' };
const ABSENT: Status = { label: 'No asistió', colour: 'danger' };

const countOf = (count: number, one: string, many: string) => (
  <>
    <b>{count}</b>
    <span>{` ${plural(count, one, many)}`}</span>
  </>
);

/** The students of an activity. A roll call also shows who attended, the absent ones first (ALOG-21). */
export function ActivityStudents({ type, students }: Pick<ActivityGroup, 'type' | 'students'>) {
  const isRoll = type === 'CHECKIN';
  const absent = students.filter(({ checkin }) => isRoll && checkin === false);
  const others = students.filter((student) => !absent.includes(student));
  const listed = [...absent, ...others];
  const apart = apartOf(listed.map(({ name }, id) => ({ id, name })));
  if (students.length === 0) return null;
  return (
    <section>
      <h3>Estudiantes</h3>
      {isRoll && (
        <p className="num">
          {countOf(students.filter(({ checkin }) => checkin === true).length, 'asistió', 'asistieron')}
          <span>{', '}</span>
          {countOf(absent.length, 'no asistió', 'no asistieron')}
        </p>
      )}
      <ul className="list-rows">
        {listed.map(({ name, url, checkin }, index) => (
          // Names are not unique.
          <li key={index}>
            <Avatar name={name} image={url} size="sm" />
            <span className="flex-grow-1 min-w-0 text-break">
              <span translate="no">{name}</span>
              <ApartText text={apart.get(index)} />
            </span>
            {isRoll && checkin !== null && <StatusChip status={checkin ? PRESENT : ABSENT} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
