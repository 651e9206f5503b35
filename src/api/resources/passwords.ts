/** Recovering and changing a password: API-002 to API-005. Apart from the login, whose page needs none of it. */
import { object } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { UNEXPECTED, onlyLogged } from '@/api/core/failure-line';
import { filled, nothing, present, word } from '@/api/core/schema';

const endpoint = endpointsOf('passwords');

export const passwords = {
  requestCode: endpoint({
    id: 'API-002',
    summary: 'Pedir un código de recuperación',
    method: 'POST',
    path: '/change-password/{email}',
    headers: 'none',
    roles: [],
    params: object({ email: filled() }),
    answer: nothing(),
    failureLines: [onlyLogged('RECO-07')],
  }),
  changeWithCode: endpoint({
    id: 'API-003',
    summary: 'Cambiar la contraseña con el código',
    method: 'POST',
    path: '/change-password/validate',
    headers: 'none',
    roles: [],
    body: object({ email: filled(), password: present(), code: filled() }),
    answer: nothing(),
    errors: { invalidCode: { status: 422, errorCode: null, message: 'El código no es válido o ya venció' } },
    failureLines: [{ statuses: [401], display: 'modal', text: UNEXPECTED, rule: 'ERRO-02' }],
  }),
  requestReset: endpoint({
    id: 'API-004',
    summary: 'Pedir el correo para restablecer la contraseña',
    method: 'POST',
    path: '/api/auth/reset-password',
    headers: 'none',
    roles: [],
    body: object({ email: filled() }),
    answer: nothing(),
    failureLines: [{ display: 'form', text: "Email doesn't exist!", rule: 'RECO-20', unanswered: true }],
  }),
  changePassword: endpoint({
    id: 'API-005',
    summary: 'Cambiar la contraseña propia',
    method: 'POST',
    path: '/api/auth/change-user-password',
    roles: ['Admin', 'Teacher'],
    body: object({ email: filled(), password: present(), emailNotification: word('Y', 'N') }),
    answer: nothing(),
  }),
};
