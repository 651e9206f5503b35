import { GraduationCap, School } from 'lucide-react';
import { EmptyState } from '@/ui/page/empty-state';

/** Shown when the teacher has no rooms. */
export const NoRooms = () => <EmptyState icon={School} text="No hay cursos asignados." />;

/** EVAL-65 */
export const NoStudents = () => <EmptyState icon={GraduationCap} text="Este curso aún no tiene estudiantes." />;
