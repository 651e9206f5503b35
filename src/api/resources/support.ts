/** What support staff look up about a person: API-097 to API-099, with the host and the headers of every call (SUPP-30). */
import { object, type InferType } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { SERVER_MESSAGE, type FailureLine } from '@/api/core/failure-line';
import { filled, flag, integer, shownList, text, wireDate, word } from '@/api/core/schema';

const endpoint = endpointsOf('support');

export const securityCodeSchema = object({
  code: text(),
  validated: flag(),
  createDate: wireDate(),
  email: text().nullable(),
  phoneNumber: text().nullable(),
}).meta({ name: 'SecurityCode' });
export type SecurityCode = InferType<typeof securityCodeSchema>;

export const enrollmentCodeSchema = object({
  id: integer(),
  studentName: text(),
  studentLastName: text(),
  schoolName: text(),
  enrollmentCode: text(),
  enrollmentSMSCode: text().nullable(),
  /** ACCOUNT_CREATED, PENDING, USED, EXPIRED, CANCELLED; another one shows as received (SUPP-16). */
  enrollmentStatus: text(),
  enrollmentSMSStatus: text().nullable(),
}).meta({ name: 'EnrollmentCode' });
export type EnrollmentCode = InferType<typeof enrollmentCodeSchema>;

export const deviceTokenSchema = object({
  id: integer(),
  accountId: integer(),
  deviceType: word('ANDROID', 'IOS', 'WEB'),
  deviceModel: text().nullable(),
  osVersion: text().nullable(),
  appVersion: text().nullable(),
  deviceId: text(),
  token: text(),
  status: word('ACTIVE', 'INACTIVE', 'EXPIRED', 'REVOKED'),
  createdDate: wireDate(),
}).meta({ name: 'DeviceToken' });
export type DeviceToken = InferType<typeof deviceTokenSchema>;

const byEmail = object({ email: filled() });

/** Shown on the page itself, whatever the failure (SUPP-23 to SUPP-25). */
const onThePage = <const Rule extends string>(otherwise: string, rule: Rule) =>
  ({ display: 'form', text: SERVER_MESSAGE, otherwise, rule, unanswered: true }) as const satisfies FailureLine;

export const support = {
  securityCodes: endpoint({
    id: 'API-097',
    summary: 'Códigos de seguridad de una persona, por correo o por teléfono',
    method: 'GET',
    path: '/api/support/security-code',
    roles: ['Admin', 'Teacher'],
    query: object({ email: filled().optional(), phoneNumber: filled().optional() }).test(
      'exactly one',
      'exactly one',
      ({ email, phoneNumber }) => (email === undefined) !== (phoneNumber === undefined),
    ),
    answer: object({ securityCodes: shownList(securityCodeSchema) }),
    failureLines: [onThePage('Error al obtener el código de seguridad', 'SUPP-23')],
  }),
  enrollmentCodes: endpoint({
    id: 'API-098',
    summary: 'Códigos de registro que se enviaron a un correo',
    method: 'GET',
    path: '/api/support/enrollment-codes',
    roles: ['Admin', 'Teacher'],
    query: byEmail,
    answer: object({ enrollmentCodes: shownList(enrollmentCodeSchema) }),
    failureLines: [onThePage('Error al obtener los códigos de registro', 'SUPP-24')],
  }),
  accountTokens: endpoint({
    id: 'API-099',
    summary: 'Tokens FCM de los dispositivos de una cuenta',
    method: 'GET',
    path: '/api/support/account-tokens',
    roles: ['Admin', 'Teacher'],
    query: byEmail,
    answer: object({ deviceTokens: shownList(deviceTokenSchema) }),
    failureLines: [onThePage('Error al obtener los tokens FCM', 'SUPP-24')],
  }),
};
