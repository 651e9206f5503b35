import { GraduationCap, School } from 'lucide-react';
import { EmptyState } from '@/ui/page/empty-state';

/** The teacher has no room: there is no tab to open. */
export const NoRooms = () => <EmptyState icon={School} text="No hay cursos asignados." />;

/** EVAL-65 */
export const NoStudents = () => <EmptyState icon={GraduationCap} text="Este curso aún no tiene estudiantes." />;
