import type { AcademicActivity } from '@/api/resources/academic-activities';

interface Opened {
  activity: AcademicActivity | null;
  isReadOnly: boolean;
}

/** ACTV-17 */
export const activityDialogTitle = ({ activity, isReadOnly }: Opened): string =>
  activity === null ? 'Agregar Actividad' : isReadOnly ? 'Ver Actividad' : 'Editar Actividad';
