/** One record of each look-up, as the API answers it, and a fault with records. */
import { answering } from '@e2e/access/access';
import { LOOK_UPS, type LookUpName } from './area';

/** A fault that answers a look-up with these records. */
export const answerOf = (name: LookUpName, records: readonly unknown[]) =>
  answering('GET', LOOK_UPS[name].path, { [LOOK_UPS[name].list]: records });

export const CODE = {
  code: '482917',
  validated: false,
  createDate: '2026-06-19 07:41:22',
  email: 'a@b.co',
  phoneNumber: '+57 310 000 0142',
};
export const ENROLLMENT = {
  id: 1,
  studentName: 'Ana Lucía',
  studentLastName: 'Chaparro Rojas',
  schoolName: 'Colegio Mirador de los Yarumos',
  enrollmentCode: '7K2M9PXA',
  enrollmentSMSCode: '730158',
  enrollmentStatus: 'USED',
  enrollmentSMSStatus: 'EXPIRED',
};
export const TOKEN = {
  id: 512,
  accountId: 20_418,
  deviceType: 'ANDROID',
  deviceModel: 'Moto G24',
  osVersion: 'Android 14',
  appVersion: '3.8.1',
  deviceId: 'a41f90c27d13',
  token: 'fQ2kPz8sTxa:APA91bE-0123456789-0123456789-7d13c0a9e4',
  status: 'ACTIVE',
  createdDate: '2026-06-18 21:14:03',
};
export const RECORDS = { security: CODE, enrollment: ENROLLMENT, tokens: TOKEN };
