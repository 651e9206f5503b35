/** The texts of the support page's records. */
import type { DeviceToken } from '@/api/resources/support';
import type { Status } from '@/ui/base/status-chip';
import { showDay } from '@/school/date-text';

/** 'DD/MM/YYYY, HH:mm:ss'. The response's dates are in Bogotá's time and shown so, in any time zone (SUPP-19). */
export const showBogota = (value: string): string => `${showDay(value)}, ${value.slice(11)}`;

/** SUPP-14. */
export const validation = (validated: boolean): Status =>
  validated ? { label: 'Validado', colour: 'success' } : { label: 'Pendiente', colour: 'warning' };

const ENROLLMENT: Readonly<Record<string, Status>> = {
  ACCOUNT_CREATED: { label: 'Cuenta Creada', colour: 'success' },
  PENDING: { label: 'Pendiente', colour: 'warning' },
  USED: { label: 'Usado', colour: 'info' },
  EXPIRED: { label: 'Expirado', colour: 'neutral' },
  CANCELLED: { label: 'Cancelado', colour: 'danger' },
};

/** An unknown value is shown as received; null has no text (SUPP-16). */
export const enrollmentStatus = (status: string | null): Status | undefined =>
  status === null ? undefined : Object.hasOwn(ENROLLMENT, status) ? ENROLLMENT[status] : { label: status, colour: 'neutral' };

/** SUPP-18. */
export const TOKEN_STATUS: Readonly<Record<DeviceToken['status'], Status>> = {
  ACTIVE: { label: 'Activo', colour: 'success' },
  INACTIVE: { label: 'Inactivo', colour: 'neutral' },
  EXPIRED: { label: 'Expirado', colour: 'warning' },
  REVOKED: { label: 'Revocado', colour: 'danger' },
};

/** SUPP-18. */
export const DEVICE_TYPE: Readonly<Record<DeviceToken['deviceType'], string>> = { ANDROID: 'Android', IOS: 'iOS', WEB: 'Web' };

/** Splits a code into groups for reading it out: of four if its length is a multiple of four, else of three. */
export function groupsOf(code: string): readonly string[] {
  const size = code.length % 4 === 0 ? 4 : 3;
  // Four signs at most, one after the other: linear (SECU-08).
  return code.match(new RegExp(`.{1,${size}}`, 'gsu')) ?? [];
}

/** The shown ends of a long token, enough to tell it from others. */
const START = 14;
const END = 10;

/** A token cut in the middle. */
export function shortToken(token: string): string {
  return token.length <= START + END + 1 ? token : `${token.slice(0, START)}…${token.slice(-END)}`;
}
