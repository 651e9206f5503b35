/** Planilla de Estudiantes: the cards, a room's marks, the evaluation dialog, a student's detail. */
import { expect, type Locator, type Page } from '@playwright/test';
import { askDirectly } from '@e2e/support/direct-call';
import { dialogOf } from '@e2e/support/screens';
import type { App } from '@e2e/support/test';
import type { Fault } from '@mocks/control/demo-state';

export const SPREADSHEET = '/dashboard/spreadsheet';
/** The address of directora's Matemáticas. */
export const SUBJECT = `${SPREADSHEET}?subjectId=16`;
/** Periodo 2, Sexto A, Matemáticas. */
export const PLACE = '?subjectId=16&roomId=9&periodId=2&indicatorId=90002';
export const MARKS = SPREADSHEET + PLACE;
export const detailAt = (studentId: number, query = PLACE): string => `${SPREADSHEET}/student-detail/${studentId}${query}`;
/** A place of preescolar's, evaluated directly. */
export const DIRECT = '?subjectId=24&roomId=3&periodId=2&indicatorId=30001';
/** A place of directo's, evaluated directly by levels, without numbers. */
export const UNSCORED = '?subjectId=36&roomId=18&periodId=6&indicatorId=180001';

export const RESUME = 'GET /api/learning/record-resume/{indicatorId}';
export const SAVE = 'POST /api/learning/student-academic-record';
export const ACTIVITIES = 'GET /api/learning/activity/{indicatorId}';
export const ACHIEVEMENTS = 'GET /api/learning/indicator';

export const TITLE = 'Aplicar la proporcionalidad directa en situaciones cotidianas';
export const QUIZ = 'Quiz: Quiz de magnitudes proporcionales (20%)';
/** An activity without marks. */
export const SUPPORT = 'Sustentación: Sustentación del problema del viaje (20%)';

/** The page's select; the dialogs 'Evaluar' and 'Editar evaluación' have their own fields. */
export const periodOf = (page: Page): Locator => page.getByRole('combobox', { name: 'Periodo' });
export const achievementOf = (page: Page): Locator => page.getByRole('combobox', { name: 'Logro' });
export const filterButton = (page: Page): Locator => page.getByRole('button', { name: 'Filtrar' });
export const teacherOf = (page: Page): Locator => page.getByRole('combobox', { name: 'Profesor' });
export const evaluateButton = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Evaluar', exact: true });
export const boxOf = (page: Page, name: string): Locator => page.getByRole('checkbox', { name: `Seleccionar ${name}`, exact: true });
export const allBox = (page: Page): Locator => page.getByRole('checkbox', { name: 'Seleccionar todos' });
export const rowBoxes = (page: Page): Locator => page.getByRole('checkbox', { name: /^Seleccionar (?!todos)/ });
export const cellsOf = (page: Page, name: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell');
export const nextPage = (page: Page): Locator => page.getByRole('button', { name: 'Página siguiente' });

export const ADD = 'Evaluar';
export const EDIT = 'Editar evaluación';
export const activityOf = (page: Page): Locator => page.getByRole('dialog').getByRole('combobox', { name: 'Actividad' });
export const levelsOf = (page: Page): Locator => page.getByRole('group', { name: 'Nivel' }).getByRole('radio');
export const levelOf = (page: Page, name: string): Locator => page.getByRole('group', { name: 'Nivel' }).getByRole('radio', { name });
export const sliderOf = (page: Page): Locator => page.getByRole('slider', { name: 'Calificación' });
export const commentOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Comentario' });
export const saveOf = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: 'Guardar' });

export const chooseLevel = (page: Page, name: string): Promise<void> => levelOf(page, name).check({ force: true });

export async function expectOffered(select: Locator, ...names: string[]): Promise<void> {
  await expect(select.getByRole('option')).toHaveText(names);
}

/** Selects the first `count` students, opens the dialog and returns their names. */
export async function evaluateFirst(page: Page, count: number): Promise<string[]> {
  await expect(rowBoxes(page).first()).toBeVisible();
  for (let index = 0; index < count; index += 1) await rowBoxes(page).nth(index).check();
  await evaluateButton(page).click();
  await expect(dialogOf(page, ADD)).toBeVisible();
  return (await page.getByRole('rowheader').allInnerTexts()).slice(0, count);
}

interface SentRecord {
  readonly id: number | null;
  readonly studentId: number;
  readonly qualification: number;
  readonly academicActivityId: number | null;
  readonly [field: string]: unknown;
}

/** The records of each save call. */
export const sent = async (app: App): Promise<SentRecord[][]> => (await app.control.calls(SAVE)).map(({ body }) => body as SentRecord[]);

/** A student's row as the API answers it. */
export interface RecordRow {
  readonly studentId: number;
  readonly studentName: string;
  readonly studentLastName: string;
  readonly qualification: number | null;
  readonly qualificationDescription: string | null;
  readonly activities: readonly {
    readonly academicActivityId: number;
    readonly type: string;
    readonly title: string;
    readonly weight: number;
    readonly qualification: number | null;
    readonly qualificationName: string | null;
    readonly comment: string | null;
    readonly withQualification: boolean;
    readonly studentAcademicRecordId: number | null;
  }[];
  readonly studentAcademicRecordToPreschool: number | null;
  readonly commentToPreschool: string | null;
}

/** The stored rows, from the API. */
export async function rowsOf(page: Page, apiUrl: string, indicatorId: number): Promise<RecordRow[]> {
  const { answer } = await askDirectly(page, { method: 'GET', url: `${apiUrl}/api/learning/record-resume/${indicatorId}` });
  return (answer as { studentAcademicRecords: RecordRow[] }).studentAcademicRecords;
}

/** A student's row without a mark, in a room that is evaluated directly. */
export const record = (studentId: number, name: string, given: Partial<RecordRow> = {}): RecordRow => {
  const [studentName = '', ...rest] = name.split(' ');
  return {
    studentId,
    studentName,
    studentLastName: rest.join(' '),
    qualification: null,
    qualificationDescription: null,
    activities: [],
    studentAcademicRecordToPreschool: null,
    commentToPreschool: null,
    ...given,
  };
};

/** A fault that answers these rows for any achievement. */
export const answering = (...studentAcademicRecords: RecordRow[]): Fault => ({
  method: 'GET',
  path: '/api/learning/record-resume/{indicatorId}',
  kind: 'answer',
  body: { studentAcademicRecords },
});
