import { useMutation } from '@tanstack/react-query';
import { mutationOf } from '@/api/core/client';
import { students, type Student } from '@/api/resources/students';
import { tellMistake } from '@/ui/overlay/mistakes';
import { useSingleRun } from '@/ui/platform/use-single-run';
import { yesOrNo } from '@/ui/base/yes-or-no';
import { useRecordName } from '@/ui/base/record-name';

/** 'Mora', stored when it is switched (STUD-10 to STUD-12). */
export function DelaySwitch({ student }: { student: Student }) {
  const { id } = student;
  // Shows the new value until the list has reloaded; after a failure, the stored one.
  // STUD-11
  const set = useMutation(mutationOf(students.setDelay, { awaitsReload: true }));
  const [, move] = useSingleRun((next: boolean) => set.mutateAsync({ params: { id }, body: { delay: next } }).catch(tellMistake));
  const delay = set.isPending ? set.variables.body.delay : student.delay;
  return (
    <div className="form-check form-switch d-flex align-items-center gap-2 m-0">
      <input
        className="form-check-input"
        type="checkbox"
        role="switch"
        aria-label={`Mora de ${useRecordName()}`}
        aria-disabled={set.isPending}
        checked={delay}
        onChange={({ target: { checked } }) => {
          // While saving only `aria-disabled`: `disabled` would lose the focus.
          void move(checked);
        }}
      />
      <span aria-hidden="true" className={delay ? 'fw-semibold' : 'text-body-secondary'}>
        {yesOrNo(delay)}
      </span>
    </div>
  );
}
