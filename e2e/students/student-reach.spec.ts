import { callDirectly } from '@e2e/support/direct-call';
import { expect, test } from '@e2e/support/test';
import { openOwnRooms } from './students';

/** Cristian Camilo (7) is in Sexto A, where docente only teaches; Samantha (44) in Transición A. */
const edited = { name: 'Otro', surname: 'Nombre', age: 2020 };

test(
  'the server refuses a Teacher what belongs to the director, and every change of a delay',
  { tag: ['@STUD-37:edit', '@STUD-37:deletion', '@STUD-37:resend', '@STUD-37:invite', '@STUD-37:delay'] },
  async ({ page, app, host }) => {
    await openOwnRooms({ page, app }, 'docente');
    const statusOf = (method: string, path: string, body?: unknown) => callDirectly(page, { method, url: host.apiUrl + path, body });
    const invited = { id: null, name: 'Ana', surname: 'Ruiz', parentEmail: 'ruiz@correo.example', teacherId: 18, schoolId: 1, age: 2020 };
    expect(await statusOf('PUT', '/api/student/7', edited)).toBe(403);
    expect(await statusOf('DELETE', '/api/student/7')).toBe(403);
    expect(await statusOf('PUT', '/api/students/invite/resend/luzdary.velez@correo.example')).toBe(403);
    expect(await statusOf('PUT', '/api/studentDelay/7', { delay: false })).toBe(403);
    expect(await statusOf('PUT', '/api/students/invite', { studentRequests: [{ ...invited, roomId: 3 }] })).toBe(403);
    // What is theirs is taken.
    expect(await statusOf('PUT', '/api/students/invite', { studentRequests: [{ ...invited, roomId: 9 }] })).toBe(200);
  },
);

test('the director may not change a delay, either', { tag: ['@STUD-37:delayOfOwn'] }, async ({ page, app, host }) => {
  await openOwnRooms({ page, app });
  const change = { method: 'PUT', url: `${host.apiUrl}/api/studentDelay/7`, body: { delay: false } };
  expect(await callDirectly(page, change)).toBe(403);
  expect(await callDirectly(page, { method: 'PUT', url: `${host.apiUrl}/api/student/7`, body: edited })).toBe(200);
});
