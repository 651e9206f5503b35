/** Ficha del estudiante: its address, parts and calls. */
import type { Locator, Page } from '@playwright/test';
import { students } from '@fixtures/students';

/** Sexto A, which 'directora' directs. */
export const ROOM = 9;
export const CRISTIAN = 'Cristian Camilo Echeverri Vélez';
export const profileAt = (studentId: number, query = `?roomId=${ROOM}`): string => `/dashboard/students/${studentId}${query}`;
/** Cristian Camilo, who has marks in every subject. */
export const PROFILE = profileAt(7);
/** One of two of the same name, with 23 observations, and his address. */
export const OFTEN = students.juanDavid;

export const ACHIEVEMENTS = 'GET /api/learning/indicator';
export const RESUME = 'GET /api/learning/record-resume/{indicatorId}';
export const COURSE = 'GET /api/learning/course/{courseId}/observation';

export const nameOf = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 }).first();
export const subjectOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
export const periodOf = (page: Page): Locator => page.getByRole('combobox', { name: 'Periodo', exact: true });
export const tabOf = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
export const previousOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Estudiantes del curso' }).getByText('Estudiante anterior');
export const nextOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Estudiantes del curso' }).getByText('Estudiante siguiente');
/** The subjects shown, in their order. */
export const subjectsOf = (page: Page): Locator => page.getByRole('heading', { level: 3 });
