/** The names of controls that repeat in a list (KEYS-06), found from what the page offers. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Controls of lists, tables and repeated parts whose names are not theirs alone, or do not begin with what they show. */
function wrongNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { setup, teardown, commons } = Reflect.get(window, 'axe') as typeof axe;
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
    const shownIn = (element: Element): string =>
      [...element.childNodes]
        .map((node) => {
          if (node instanceof Text) return node.data;
          const isShown = node instanceof Element && !node.matches('[aria-hidden="true"], .visually-hidden, svg, input, select');
          return isShown && node.checkVisibility() ? shownIn(node) : ' ';
        })
        .join('');
    const listOf = (control: Element): Element | null => {
      for (let around = control.parentElement; around; around = around.parentElement) {
        if (around.matches('tbody, ul, ol, [role="list"], [role="tablist"], [role="menu"]')) return around;
        if ([...around.children].filter((child) => child.matches('article, [role="group"], .form-row-group')).length > 1) return around;
      }
      return null;
    };
    const seen = new Map<Element, Set<string>>();
    const wrong: string[] = [];
    setup(document.documentElement);
    // What people have written has its own links.
    const controls = document.querySelectorAll(
      'button, a[href]:not([target="_blank"]), input:is([type="checkbox"], [type="radio"]), summary',
    );
    for (const control of controls) {
      const list = listOf(control);
      if (!list || !control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue;
      const name = plain(commons.text.accessibleText(control));
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [control];
      const shown = plain(labels.map(shownIn).join(' '));
      if (name === '' || !name.startsWith(shown)) wrong.push(`shows '${shown}', is called '${name}'`);
      const names = seen.get(list) ?? new Set();
      if (names.has(name)) wrong.push(`twice: '${name}'`);
      seen.set(list, names.add(name));
    }
    teardown();
    return wrong;
  });
}

/** Expects that every control of a list has a name of its own, which begins with what it shows. */
export async function expectOwnNames(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  expect(await wrongNames(page), page.url()).toEqual([]);
}
