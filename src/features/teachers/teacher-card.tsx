import type { ReactNode } from 'react';
import type { TeacherDeep } from '@/api/resources/teachers';
import { Avatar } from '@/ui/base/avatar';
import { BreakableEmail } from '@/ui/base/breakable-email';
import { StatusChip } from '@/ui/base/status-chip';
import { teacherName } from '@/school/teachers';
import { emailOf, statusOf } from './teacher-text';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The personal data (TEAC-36); their frame while they are on their way. */
export function TeacherCard({ teacher }: { teacher: TeacherDeep | undefined }) {
  return (
    <section className="card mb-4" aria-busy={teacher === undefined}>
      <div className="card-head pb-0">
        {teacher ? (
          <>
            <Avatar name={teacherName(teacher)} image={teacher.image} />
            <h2 className="min-w-0 text-break">{teacherName(teacher)}</h2>
          </>
        ) : (
          <span className="avatar skel-avatar" />
        )}
      </div>
      <dl className="card-body person-facts">
        <Fact name="Nombre">{teacher?.teacherName}</Fact>
        <Fact name="Apellido">{teacher?.teacherLastName}</Fact>
        <Fact name="Correo electrónico">{teacher && <BreakableEmail email={emailOf(teacher)} />}</Fact>
        <Fact name="Teléfono">{teacher && (teacher.teacherPhone || '-')}</Fact>
        <Fact name="Estado">{teacher && <StatusChip status={statusOf(teacher)} />}</Fact>
      </dl>
    </section>
  );
}
