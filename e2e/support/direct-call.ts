/** Calls the API without the screens, as from a manipulated page. */
import type { Page } from '@playwright/test';
import type { Fault } from '@mocks/control/demo-state';

interface DirectCall {
  readonly method: string;
  /** The complete address, with the API's base. */
  readonly url: string;
  readonly body?: unknown;
}

/** Makes a call with the page's session and returns the status of the answer. */
export const callDirectly = async (page: Page, call: DirectCall): Promise<number> => (await askDirectly(page, call)).status;

/** The same, with the body of the answer; null without one. */
export const askDirectly = (page: Page, call: DirectCall): Promise<{ status: number; answer: unknown }> =>
  page.evaluate(async ({ method, url, body }) => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('authToken') ?? ''}`,
      schoolId: localStorage.getItem('schoolId') ?? '',
      schoolYear: localStorage.getItem('schoolYearId') ?? '',
      'Content-Type': 'application/json',
    };
    const answer = await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    const text = await answer.text();
    const parsed: unknown = text === '' ? null : JSON.parse(text);
    return { status: answer.status, answer: parsed };
  }, call);

interface TeacherRooms {
  readonly rooms: readonly { readonly id: number; readonly name: string; readonly type: string }[];
}

/** A fault that answers a teacher's record with the changes that `change` makes to the stored one. */
export async function changedTeacher(page: Page, apiUrl: string, email: string, change: (teacher: TeacherRooms) => object): Promise<Fault> {
  const { answer } = await askDirectly(page, { method: 'GET', url: `${apiUrl}/teachersDeepByTeacherEmail/${email}` });
  const body = { ...(answer as object), ...change(answer as TeacherRooms) };
  return { method: 'GET', path: '/teachersDeepByTeacherEmail/{email}', kind: 'answer', body };
}

/** Adds secondary rooms to school 5, as another tab would, and returns their ids. */
export async function addRooms(
  page: Page,
  apiUrl: string,
  ...names: readonly (readonly [name: string, acronym: string])[]
): Promise<number[]> {
  const shape = { id: null, schoolId: 5, type: 'HIGH_SCHOOL', hasSubjects: true, active: true, teacherId: null, group: null };
  const body = names.map(([name, roomAcronyms]) => ({ ...shape, name, roomAcronyms }));
  const { answer } = await askDirectly(page, { method: 'PUT', url: `${apiUrl}/api/rooms/`, body });
  return (answer as { rooms: { id: number }[] }).rooms.map(({ id }) => id);
}
