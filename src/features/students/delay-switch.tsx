import { useMutation } from '@tanstack/react-query';
import { mutationOf } from '@/api/core/client';
import { students, type Student } from '@/api/resources/students';
import { tellMistake } from '@/ui/overlay/mistakes';
import { useSingleRun } from '@/ui/platform/use-single-run';
import { yesOrNo } from '@/ui/base/yes-or-no';
import { fullName } from '@/school/students';

/** 'Mora', stored as soon as it is moved (STUD-10 to STUD-12). */
export function DelaySwitch({ student }: { student: Student }) {
  const { id } = student;
  // Until the list says it, too, the switch stands as it was moved; after a failure it stands as it was.
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
        aria-label={`Mora de ${fullName(student)}`}
        aria-disabled={set.isPending}
        checked={delay}
        onChange={({ target: { checked } }) => {
          // Only `aria-disabled` meanwhile: `disabled` would lose the focus.
          void move(checked);
        }}
      />
      <span aria-hidden="true" className={delay ? 'fw-semibold' : 'text-body-secondary'}>
        {yesOrNo(delay)}
      </span>
    </div>
  );
}
