/** Steps on the achievements: the filtered list, the form, the file. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { App } from '@e2e/support/test';
import type { Fault } from '@mocks/control/demo-state';

export const LIST = '/dashboard/learning';
export const FORM = '/dashboard/learning/create';
export const ASK = 'GET /api/learning/indicator';
export const SAVE = 'POST /api/learning/indicator';
export const REMOVE = 'DELETE /api/learning/indicator/{id}';

/** A place of directora's: Periodo 2, Sexto A, Matemáticas. */
export const PLACE = { subjectId: 16, periodId: 2, roomId: 9 };
export const QUERY = '?subjectId=16&periodId=2&roomId=9';
/** The edit address of that place's first seeded achievement. */
export const EDIT_ADDRESS = `/dashboard/learning/90001${QUERY}`;
/** The list's address with that place as filters. */
export const FILTERED = `${LIST}?periodId=2&roomId=9&subjectId=16`;

export const periodOf = (page: Page): Locator => page.getByLabel('Periodo');
export const roomOf = (page: Page): Locator => page.getByLabel('Curso');
export const subjectOf = (page: Page): Locator => page.getByLabel('Asignatura');
export const teacherOf = (page: Page): Locator => page.getByLabel('Profesor');
export const filterButton = (page: Page): Locator => page.getByRole('button', { name: 'Filtrar' });
export const newButton = (page: Page): Locator => page.getByRole('button', { name: 'Nuevo logro' });
export const titleOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Logro', exact: true });
export const descriptionOf = (page: Page, level: string): Locator => page.getByRole('textbox', { name: `Descripción de ${level}` });
export const saveOf = (page: Page): Locator => page.getByRole('button', { name: 'Guardar' });

export const MISSING = 'Esta institución aún no tiene las configuraciones requeridas para este módulo, por favor notificar a la dirección.';
export const NO_PERIOD = 'No se encuentra en un período activo.';

export async function choosePlace(page: Page, { period = 'Periodo 2', room = 'Sexto A', subject = 'Matemáticas' } = {}): Promise<void> {
  await periodOf(page).selectOption(period);
  await roomOf(page).selectOption(room);
  await subjectOf(page).selectOption(subject);
}

interface Level {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly initialValue: number;
  readonly endValue: number;
}

/** An achievement as the API answers it. */
interface Achievement {
  readonly id: number;
  readonly title: string;
  readonly subjectId: number;
  readonly periodId: number;
  readonly roomId: number;
  valorizations: Level[];
}

const level = (id: number, name: string, initialValue: number, endValue: number, description: string) => ({
  id,
  name,
  description,
  initialValue,
  endValue,
});

/** An achievement of that place with the levels of a primary room. */
export const achievement = (id: number, title: string, given: Partial<Achievement> = {}): Achievement => ({
  id,
  title,
  ...PLACE,
  valorizations: [
    level(id * 10, 'Bajo', 1, 2.9, `No logra ${id}`),
    level(id * 10 + 1, 'Básico', 3, 3.5, `Logra a veces ${id}`),
    level(id * 10 + 2, 'Alto', 3.6, 4, `Logra ${id}`),
    level(id * 10 + 3, 'Superior', 4.1, 5, `Logra siempre ${id}`),
  ],
  ...given,
});

/** A fault that answers the list with these achievements. */
export const answering = (...indicators: Achievement[]): Fault => ({
  method: 'GET',
  path: '/api/learning/indicator',
  kind: 'answer',
  body: { indicators },
});

const valuation = (isPrimary: boolean, includeValoration: boolean) => ({
  id: isPrimary ? 2 : 1,
  primary: isPrimary,
  initialValue: 1,
  endValue: 5,
  includeValoration,
  isQualificationByActivities: false,
  // On purpose not in order.
  items: [
    { id: 3, name: 'Siempre', description: 'Siempre', initialValue: 4, endValue: 5, modelType: 'A' },
    { id: 1, name: 'Nunca', description: 'Nunca', initialValue: 1, endValue: 1.9, modelType: 'A' },
    { id: 2, name: 'A veces', description: 'A veces', initialValue: 2, endValue: 3.9, modelType: 'A' },
  ],
});

/** A fault that answers the school's two configurations, with or without numbers. */
export const configured = ({ preschool, primary }: Record<'preschool' | 'primary', boolean>): Fault => ({
  method: 'GET',
  path: '/api/learning/valorization',
  kind: 'answer',
  body: { preschool: valuation(false, preschool), primary: valuation(true, primary) },
});

export const asked = async (app: App) => (await app.control.calls(ASK)).map(({ query }) => query);
export const sent = async (app: App) => (await app.control.calls(SAVE)).map(({ body }) => body);

/** The place as query parameters. */
export const AS_TEXT = { subjectId: '16', periodId: '2', roomId: '9' };

export async function expectOffered(select: Locator, ...names: string[]): Promise<void> {
  await expect(select.getByRole('option')).toHaveText(names);
}
