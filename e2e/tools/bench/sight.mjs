/** Expectations of what a person sees. */
import { expect } from '@playwright/test';

/** @import { Locator } from '@playwright/test' */

const PATIENCE = { timeout: 15_000 };

/** @param {Locator} what */
export const expectInSight = (what) => expect(what).toBeInViewport(PATIENCE);

/** @param {Locator} field */
export const expectFocused = (field) => expect(field).toBeFocused(PATIENCE);
