/** Activities as a person finds them: the list of an achievement behind its filters, the dialog of one. */
import { expect, type Locator, type Page } from '@playwright/test';
import { act } from '@e2e/support/table';
import { dialogOf } from '@e2e/support/screens';
import type { App } from '@e2e/support/test';
import { achievements } from '@fixtures/learning';
import type { Fault } from '@mocks/control/demo-state';

export const SCREEN = '/dashboard/learning-activities';
export const ASK = 'GET /api/learning/activity/{indicatorId}';
export const SAVE = 'POST /api/learning/activity';
export const REMOVE = 'DELETE /api/learning/activity/{id}';

export const ADD = 'Agregar Actividad';
export const EDIT = 'Editar Actividad';
export const VIEW = 'Ver Actividad';
export const DELETE = 'Eliminar Actividad';

export const REQUIRED = 'Este campo es requerido.';
export const TOO_MUCH = 'El porcentaje supera el 100% total acumulado en esta actividad';
export const EXCEEDED = 'El valor ingresado excede el 100% de ponderación permitida para este logro.';
export const FULL = 'Este logro ya ha alcanzado el 100% de ponderación. No es posible agregar más actividades.';
export const EMPTY = 'Este logro no tiene actividades.';
export const NONE = 'Ninguno de los cursos se evalúa por actividades.';

export const { decimals, proportionality, charts } = achievements;
export const [quiz, guide, support] = proportionality.activities;

/** The list's address for directora: an achievement of Periodo 2, Sexto A, Matemáticas. */
export const at = (indicatorId: number): string => `${SCREEN}?periodId=2&roomId=9&subjectId=16&indicatorId=${indicatorId}`;
/** An achievement with activities of 20, 30 and 20 %. */
export const PARTLY = at(proportionality.id);

export const filterOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Filtros' }).getByRole('combobox', { name, exact: true });
export const filterButton = (page: Page): Locator => page.getByRole('button', { name: 'Filtrar', exact: true });
export const addButton = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: ADD, exact: true });

export async function choosePlace(page: Page): Promise<void> {
  await filterOf(page, 'Periodo').selectOption('Periodo 2');
  await filterOf(page, 'Curso').selectOption('Sexto A');
  await filterOf(page, 'Asignatura').selectOption('Matemáticas');
}

/** Opens the list of an achievement by the filters. */
export async function filter(page: Page, title: string = proportionality.title): Promise<void> {
  await choosePlace(page);
  await filterOf(page, 'Logro').selectOption(title);
  await filterButton(page).click();
}

export const offered = (select: Locator): Promise<string[]> => select.getByRole('option').allInnerTexts();
export const chosenIn = (select: Locator): Locator => select.getByRole('option', { selected: true });

/** A select of a dialog. */
export const selectIn = (page: Page, dialog: string, name: string): Locator =>
  dialogOf(page, dialog).getByRole('combobox', { name, exact: true });
export const textIn = (page: Page, dialog: string, name: string): Locator =>
  dialogOf(page, dialog).getByRole('textbox', { name, exact: true });
export const weightIn = (page: Page, dialog: string = ADD): Locator => textIn(page, dialog, 'Ponderación');
export const titleIn = (page: Page, dialog: string = ADD): Locator => textIn(page, dialog, 'Título');
export const descriptionIn = (page: Page, dialog: string = ADD): Locator => textIn(page, dialog, 'Descripción');
export const saveIn = (page: Page, dialog: string = ADD): Locator =>
  dialogOf(page, dialog).getByRole('button', { name: 'Guardar', exact: true });

export async function openNew(page: Page): Promise<void> {
  await addButton(page).click();
  await expect(titleIn(page)).toBeVisible();
}

export async function openEdit(page: Page, title: string): Promise<void> {
  await act(page, title, 'Editar');
  await expect(titleIn(page, EDIT)).toBeVisible();
}

/** Fills in the required fields that the filters and the remaining weight do not fill. */
export async function complete(page: Page, title = 'Taller de escalas'): Promise<void> {
  await selectIn(page, ADD, 'Tipo').selectOption('Trabajo en clase');
  await titleIn(page).fill(title);
}

export const sent = async (app: App) => (await app.control.calls(SAVE)).map(({ body }) => body);

interface Activity {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly weighted: number;
}

/** An activity as the API answers it. */
export const activity = (id: number, weighted: number, given: Partial<Activity> = {}) => ({
  id,
  indicatorId: proportionality.id,
  periodId: 2,
  roomId: 9,
  subjectId: 16,
  type: 'QUIZ',
  title: `Actividad ${id}`,
  weighted,
  description: '',
  ...given,
});

/** A fault that answers the list with these activities. */
export const answering = (...activities: readonly object[]): Fault => ({
  method: 'GET',
  path: '/api/learning/activity/{indicatorId}',
  kind: 'answer',
  body: { activities },
});

/** A valuation configuration, of preschool or of the other levels. */
const model = (primary: boolean, isQualificationByActivities: boolean) => ({
  id: primary ? 2 : 1,
  primary,
  initialValue: 1,
  endValue: 5,
  includeValoration: true,
  isQualificationByActivities,
  items: [{ id: 1, name: 'Superior', description: 'Logra', initialValue: 1, endValue: 5, modelType: 'A' }],
});

/** A fault that answers the school's two configurations, by activities or direct. */
export const evaluating = ({ preschool, primary }: { preschool: boolean; primary: boolean }): Fault => ({
  method: 'GET',
  path: '/api/learning/valorization',
  kind: 'answer',
  body: { preschool: model(false, preschool), primary: model(true, primary) },
});
