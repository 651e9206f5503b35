/** Steps on the activity log, and its calls. */
import type { Locator, Page } from '@playwright/test';
import type { Fault } from '@mocks/control/demo-state';
import type { activityAnswer } from '@mocks/resources/activity-log/activity-answer';
import { dialogOf, type Visit } from '@e2e/support/screens';
import { expectRecords } from '@e2e/support/table';
import type { App } from '@e2e/support/test';

export type Activity = ReturnType<typeof activityAnswer>;

export const LOG = '/dashboard/activity-log';
export const CALL = 'GET /api/activity-group';
export const DETAIL = 'Detalle de la actividad';

/** Opens the log by its address, with a query. */
export async function openLog({ page, app }: Visit, query = '', faults: readonly Fault[] = []): Promise<void> {
  await app.signIn('coordinadora', { at: LOG + query, faults });
  await expectRecords(page);
}

export const teacherOf = (page: Page): Locator => page.getByLabel('Profesor', { exact: true });
export const roomOf = (page: Page): Locator => page.getByLabel('Curso', { exact: true });
export const startOf = (page: Page): Locator => page.getByLabel('Fecha inicial');
export const endOf = (page: Page): Locator => page.getByLabel('Fecha final');
export const filterButton = (page: Page): Locator => page.getByRole('button', { name: 'Filtrar' });
export const dateHead = (page: Page): Locator => page.getByRole('columnheader', { name: 'Fecha' });

/** The log's calls, each with its parameters. */
export const askedOf = async (app: App): Promise<Readonly<Record<string, unknown>>[]> =>
  (await app.control.calls(CALL)).map(({ query }) => query);

export const lastAsked = async (app: App): Promise<Readonly<Record<string, unknown>> | undefined> => (await askedOf(app)).at(-1);

/** The address's query for these filters. */
export function queryOf(filters: readonly (readonly [field: string, operator: string, value: string])[], change: object = {}) {
  const numbered = filters.flatMap(([field, operator, value], index) => [
    [`filters[${index}][field]`, field],
    [`filters[${index}][operator]`, operator],
    [`filters[${index}][value]`, value],
  ]);
  return {
    ...(Object.fromEntries(numbered) as object),
    paginated: 'Y',
    limit: '10',
    offset: '0',
    orderBy: 'creationDate',
    order: 'DESC',
    ...change,
  };
}

export const FROM = ['creationDate', '>', '2026-06-12 00:00:00'] as const;
export const TO = ['creationDate', '<', '2026-06-19 23:59:59'] as const;

const BLANK: Activity = {
  id: 1,
  type: 'PHOTO',
  creationDate: '2026-06-18 11:25:00',
  teacherName: 'Mauricio Tovar Tovar',
  roomName: 'Sexto A',
  students: [],
  imageUrls: [],
  videoUrls: [],
  comment: null,
  quantityStars: null,
  mentionType: null,
  courseName: null,
  indicatorName: null,
  description: null,
  foodType: null,
  quantity: null,
  moodDescription: null,
  moodTitle: null,
  consideration: null,
  incidentDescription: null,
  citationDate: null,
};

export const activityOf = (change: Partial<Activity>): Activity => ({ ...BLANK, ...change });

/** A fault that answers the log with these activities and this total. */
export const answering = (activityGroups: readonly unknown[], total = activityGroups.length): Fault => ({
  method: 'GET',
  path: '/api/activity-group',
  kind: 'answer',
  status: 200,
  body: { activityGroups, total },
});

/** Opens the detail of an activity, the only one that the log answers. */
export async function openDetail({ page, app }: Visit, change: Partial<Activity>): Promise<Locator> {
  await app.signIn('coordinadora', { at: LOG, faults: [answering([activityOf(change)])] });
  await page.getByRole('button', { name: /^Ver\b/ }).click();
  return dialogOf(page, DETAIL);
}

/** A detail's labels, each with the text under it, in order. */
export async function factsOf(detail: Locator): Promise<[label: string, text: string][]> {
  const [labels, texts] = [await detail.getByRole('term').allInnerTexts(), await detail.getByRole('definition').allInnerTexts()];
  return labels.map((label, index) => [label, (texts[index] ?? '').trim()]);
}
