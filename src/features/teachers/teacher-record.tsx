import type { ReactNode } from 'react';
import type { TeacherDeep } from '@/api/resources/teachers';
import { Avatar } from '@/ui/base/avatar';
import { BreakableEmail } from '@/ui/base/breakable-email';
import { untranslated } from '@/ui/base/untranslated';
import { CopyButton } from '@/ui/base/copy-button';
import { StatusChip } from '@/ui/base/status-chip';
import { teacherName } from '@/school/teachers';
import { emailOf, statusOf } from './teacher-text';

/** A value without a visible label; its name is for screen readers. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="visually-hidden">{name}</dt>
      <dd translate={untranslated(children)}>{children}</dd>
    </div>
  );
}

function Email({ email }: { email: string }) {
  return (
    <>
      <a href={`mailto:${email}`}>
        <BreakableEmail email={email} />
      </a>
      <CopyButton text={email} />
    </>
  );
}

const BAR = <span className="skel" />;

/** The teacher's data (TEAC-36), or a placeholder while loading. */
export function TeacherRecord({ teacher }: { teacher: TeacherDeep | undefined }) {
  return (
    <div className="page-record" aria-busy={teacher === undefined}>
      {teacher ? (
        <Avatar name={teacherName(teacher)} surname={teacher.teacherLastName} image={teacher.image} size="lg" />
      ) : (
        <span className="avatar lg skel-avatar" />
      )}
      <div className="min-w-0 flex-grow-1">
        {teacher ? (
          <h2 className="record-name" translate="no">
            {teacherName(teacher)}
          </h2>
        ) : (
          <div className="record-name">{BAR}</div>
        )}
        {/* Remounted when loaded, so that no layout shift is counted (P8). */}
        <dl key={teacher ? 'known' : 'awaited'} className="record-facts">
          <Fact name="Correo electrónico">{teacher ? <Email email={emailOf(teacher)} /> : BAR}</Fact>
          <Fact name="Teléfono">{teacher ? teacher.teacherPhone || 'Sin teléfono' : BAR}</Fact>
          <Fact name="Estado">{teacher ? <StatusChip status={statusOf(teacher)} /> : BAR}</Fact>
        </dl>
      </div>
    </div>
  );
}
