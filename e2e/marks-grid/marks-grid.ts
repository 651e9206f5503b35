/** Steps on the marks grid. */
import { expect, type Locator, type Page } from '@playwright/test';
import { MATHS_OF_LA_CEIBA, MATHS_OF_SIXTH_A, achievements, type LearningPlace } from '@fixtures/learning';
import { teachers } from '@fixtures/teachers';
import type { App } from '@e2e/support/test';
import type { Fault } from '@mocks/control/demo-state';

export const GRID = '/dashboard/spreadsheet/grid';
export const SPREADSHEET = '/dashboard/spreadsheet';
export const READ = 'GET /api/learning/record-resume/{indicatorId}';
export const SAVE = 'POST /api/learning/student-academic-record';

const queryOf = ({ subjectId, roomId, periodId }: LearningPlace, indicatorId: number) =>
  `?subjectId=${subjectId}&roomId=${roomId}&periodId=${periodId}&indicatorId=${indicatorId}`;

/** Sexto A, Matemáticas, Periodo 2: a quiz with all marks, a guide with some, and a third activity with none. */
export const MATHS = GRID + queryOf(MATHS_OF_SIXTH_A, achievements.proportionality.id);
/** The same for an Admin, with the room's director as teacher. */
export const FOR_ADMIN = `${MATHS}&teacherId=${teachers.find(({ directs }) => directs === '6A')?.id}`;
/** An achievement of the same room with all marks. */
export const DECIMALS = GRID + queryOf(MATHS_OF_SIXTH_A, achievements.decimals.id);
/** An achievement of 'directo', evaluated directly and without numbers. */
export const LEVELS = GRID + queryOf(MATHS_OF_LA_CEIBA, achievements.fractions.id);

export const [QUIZ, GUIDE, SUPPORT] = [0, 1, 2];
export const CRISTIAN = 'Cristian Camilo Echeverri Vélez';

export const gridOf = (page: Page): Locator => page.getByRole('grid');
export const rowOf = (page: Page, student: string): Locator =>
  gridOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: student, exact: true }) });
/** A student's row by its index. */
export const rowAt = (page: Page, index: number): Locator =>
  gridOf(page)
    .getByRole('row')
    .nth(index + 1);
export const cellOf = (row: Locator, activity: number): Locator => row.getByRole('gridcell').nth(activity);
export const resultOf = (row: Locator): Locator => row.getByRole('gridcell').last();
export const cellAt = (page: Page, index: number, activity = SUPPORT): Locator => cellOf(rowAt(page, index), activity);
export const fieldOf = (page: Page): Locator => gridOf(page).getByRole('textbox');

/** Expects the focus in the grid: it must not be lost with a button that disappears. */
export const expectKeysInGrid = (page: Page): Promise<void> =>
  expect(gridOf(page).getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1);

export const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

export async function expectGrid(page: Page): Promise<void> {
  await expect(gridOf(page)).toBeVisible();
}

export async function openGrid(page: Page, app: App, at = MATHS, faults: readonly Fault[] = []): Promise<void> {
  await app.signIn('directora', { at, faults });
  await expectGrid(page);
}

/** Types keys one by one: a digit, 'Enter', 'Shift+Tab'. */
export async function type(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

interface SentRecord {
  readonly id: number | null;
  readonly studentId: number;
  readonly qualification: number;
  readonly [field: string]: unknown;
}

/** The records of each save call. */
export const saves = async (app: App): Promise<SentRecord[][]> => (await app.control.calls(SAVE)).map(({ body }) => body as SentRecord[]);
export const sentMarks = async (app: App): Promise<number[][]> =>
  (await saves(app)).map((records) => records.map(({ qualification }) => qualification));

export const expectSaved = (page: Page): Promise<void> => expect(page.getByText('Todo está guardado')).toBeVisible();

export const refusing = (status: number, more: Partial<Fault> = {}): Fault => ({
  method: 'POST',
  path: '/api/learning/student-academic-record',
  kind: 'status',
  status,
  ...more,
});

/** Pastes a spreadsheet's text into the active cell. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((given) => {
    const data = new DataTransfer();
    data.setData('text/plain', given);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);

/** The text that the grid copies to the clipboard. */
export const copied = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const data = new DataTransfer();
    document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }));
    return data.getData('text/plain');
  });

/** Whether the browser asks before closing the page. Only as a test's last step: the backend in the page stops then. */
export const asksBeforeClosing = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    return closing.defaultPrevented;
  });
