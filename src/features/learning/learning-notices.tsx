import { Notice } from '@/ui/base/notice';

/** LEAR-19, LEAR-30. */
const MISSING_MODEL = 'Esta institución aún no tiene las configuraciones requeridas para este módulo, por favor notificar a la dirección.';

export const MissingModel = () => <Notice>{MISSING_MODEL}</Notice>;

/** LEAR-21, LEAR-22. */
export const NoActivePeriod = () => <Notice>No se encuentra en un período activo.</Notice>;
