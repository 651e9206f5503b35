/** Common parts of the tests of lost answers (SAFE-23). */
import type { Page } from '@playwright/test';
import { dialogOf } from '@e2e/support/screens';
import { expect } from '@e2e/support/test';

export const NO_ANSWER = 'No response from server';
export const MAYBE = 'Es posible que sí se haya guardado. Revisa antes de repetir.';
export const ASK = 'Revisa antes de repetir';
const TWICE = 'Ya existe uno igual, creado hace un momento. ¿Quieres guardar otro?';
export const COMMENT = 'PUT /api/posts/{id}/comment';
export const LIST = { method: 'GET', path: '/api/posts' } as const;
/** A fault after which the handler runs, but its answer is lost. */
export const LOST_COMMENT = { method: 'PUT', path: '/api/posts/{id}/comment', kind: 'network', stored: true, times: 1 } as const;

export async function expectAsked(page: Page): Promise<void> {
  await expect(dialogOf(page, ASK)).toContainText(TWICE);
}
