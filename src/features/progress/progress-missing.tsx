import { CalendarRange, ListTodo, Users, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSignedIn } from '@/api/session';
import { EmptyState } from '@/ui/page/empty-state';

const SETTINGS = { to: '/dashboard/schools?tab=general', label: 'Ir a Configuración General' };

const TEXTS = {
  year: {
    icon: CalendarRange,
    Admin: 'Este colegio aún no tiene un año escolar.',
    Teacher: ['Este colegio aún no tiene un año escolar.', 'Lo crea la coordinación, en Institución.'],
    link: SETTINGS,
  },
  periods: {
    icon: CalendarRange,
    Admin: 'El año escolar aún no tiene periodos.',
    Teacher: ['El año escolar aún no tiene periodos.', 'Los crea la coordinación, en Institución.'],
    link: SETTINGS,
  },
  pairs: {
    icon: Users,
    Admin: 'Ningún profesor tiene cursos y asignaturas.',
    Teacher: ['No tienes cursos con asignaturas.', 'Te los asigna la coordinación, en Profesores.'],
    link: { to: '/dashboard/teachers/list', label: 'Ir a Profesores' },
  },
} as const satisfies Record<string, { icon: LucideIcon; Admin: string; Teacher: readonly string[]; link: { to: string; label: string } }>;

/** Says what is missing, and where it is made (TRAC-15). */
export function ProgressMissing({ what }: { what: keyof typeof TEXTS }) {
  const { userRole } = useSignedIn();
  const { icon, link, ...texts } = TEXTS[what];
  const action = (
    <Link className="btn btn-primary" to={link.to}>
      {link.label}
    </Link>
  );
  return <EmptyState icon={icon} text={texts[userRole]} action={userRole === 'Admin' ? action : undefined} />;
}

/** Before the first period begins none is chosen by itself. */
export const NoPeriodChosen = () => <EmptyState icon={ListTodo} text="Elige un periodo." />;
