/** Whether a person sees it. */
import { expect } from '@playwright/test';

/** @param {import('@playwright/test').Locator} what */
export const expectInSight = (what) => expect(what).toBeInViewport({ timeout: 10_000 });
