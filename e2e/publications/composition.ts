/** Composing in the field 'Descripción', as keyboards of phones and input methods do. */
import { randomOfSeed } from '@e2e/support/random-of-seed';
import type { CDPSession, Page } from '@playwright/test';
import { expect } from '@e2e/support/test';
import { textOf } from './rich-text';

/** What the blocks show, line by line. */
export const linesOf = (page: Page): Promise<string[]> =>
  textOf(page).evaluate((root) =>
    [...root.querySelectorAll('[data-block]')].map((block) => (block as HTMLElement).innerText.replace(/\n$/, '')),
  );

/** Selects from one offset of the whole text to another; a line's end counts one. */
export const select = (page: Page, from: number, to = from): Promise<void> =>
  textOf(page).evaluate(
    async (root, [anchor, focus]) => {
      const pointAt = (offset: number): [Node, number] => {
        let rest = offset;
        for (const block of root.querySelectorAll('[data-block]')) {
          const length = block.textContent.length;
          if (rest > length) {
            rest -= length + 1;
            continue;
          }
          const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            if (rest <= (node as Text).length) return [node, rest];
            rest -= (node as Text).length;
          }
          return [block.querySelector('[data-text]') ?? block, 0];
        }
        throw new Error(`There is no offset ${offset}.`);
      };
      const [start, end] = [pointAt(anchor ?? 0), pointAt(focus ?? 0)];
      document.getSelection()?.setBaseAndExtent(...start, ...end);
      // The editor follows the selection by an event of the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    },
    [from, to],
  );

export interface Keyboard {
  /** Composes each text in place of the one before; `range`: what the first takes the place of. */
  compose: (texts: readonly string[], range?: readonly [start: number, end: number]) => Promise<void>;
  /** Ends the composition with this text, or types one that no key has. */
  commit: (text: string) => Promise<void>;
  /** Waits until the composed text is the editor's. */
  settle: () => Promise<void>;
  detach: () => Promise<void>;
}

export async function keyboardOf(page: Page): Promise<Keyboard> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return {
    compose: async (texts, range) => {
      await textOf(page).evaluate((root) => root.firstElementChild?.setAttribute('data-composed', ''));
      for (const [index, text] of texts.entries()) {
        const caret = { selectionStart: text.length, selectionEnd: text.length };
        const replacement = index === 0 && range ? { replacementStart: range[0], replacementEnd: range[1] } : {};
        await session.send('Input.imeSetComposition', { text, ...caret, ...replacement });
      }
    },
    commit: (text) => session.send('Input.insertText', { text }).then(() => undefined),
    // It draws its content anew when it has taken what was composed.
    settle: () => expect(textOf(page).and(page.locator(':has(> [data-composed])'))).toHaveCount(0),
    detach: () => session.detach(),
  };
}

/** The lines that the form holds, from its draft in the tab; of paragraphs alone. */
async function storedLines(page: Page): Promise<string[]> {
  const drafts = await page.evaluate(() =>
    Object.keys(sessionStorage)
      .map((key) => sessionStorage.getItem(key))
      .join(''),
  );
  const html = JSON.parse(/"description":("(?:[^"\\]|\\.)*")/.exec(drafts)?.[1] ?? '""') as string;
  const lines = html.split('</p>').slice(0, -1);
  return lines.map((line) => line.replaceAll(/<[^>]*>/g, '').replaceAll('&nbsp;', ' '));
}

const WORDS = ['a', 'ña', 'niños', 'él', 'y', '中文', '한글', '🎉', 'aa'];

/** Types, composes, corrects, deletes and selects at random; after each step the page and the form hold what a plain text would. */
export async function playHistory(page: Page, seed: number, steps: number): Promise<void> {
  const random = randomOfSeed(seed);
  const upTo = (most: number) => random(most + 1);
  const keyboard = await keyboardOf(page);
  let text = '';
  let selected: [from: number, to: number] = [0, 0];
  const put = (inserted: string) => {
    text = text.slice(0, selected[0]) + inserted + text.slice(selected[1]);
    const caret = selected[0] + inserted.length;
    selected = [caret, caret];
  };
  /** Not into an emoji. */
  const place = () => {
    const offset = upTo(text.length);
    return /[\uDC00-\uDFFF]/.test(text[offset] ?? '') ? offset - 1 : offset;
  };
  const done: string[] = [];
  const acts: (() => Promise<void>)[] = [
    async () => {
      const word = WORDS[upTo(WORDS.length - 1)] ?? '';
      done.push(`compose ${word}`);
      await keyboard.compose([word.slice(0, 1), word]);
      await keyboard.commit(word);
      put(word);
    },
    async () => {
      done.push('give up');
      if (selected[0] !== selected[1]) return;
      await keyboard.compose(['q', 'qu', '']);
    },
    async () => {
      done.push('type');
      await page.keyboard.type('xy ');
      put('xy ');
    },
    async () => {
      done.push('enter');
      await page.keyboard.press('Enter');
      put('\n');
    },
    async () => {
      done.push('insert');
      await keyboard.commit('😀');
      put('😀');
    },
    async () => {
      const [from, to] = [place(), place()].toSorted((a, b) => a - b);
      selected = [from ?? 0, to ?? 0];
      done.push(`select ${selected.join('-')}`);
      await select(page, ...selected);
    },
    async () => {
      const caret = place();
      selected = [caret, caret];
      done.push(`caret ${caret}`);
      await select(page, caret);
    },
    async () => {
      done.push('bold');
      await page.getByRole('toolbar').getByRole('button', { name: 'Negrita', exact: true }).click();
    },
    async () => {
      if (selected[0] === selected[1]) {
        const before = text.slice(0, selected[0]);
        if (before === '' || /[\uDC00-\uDFFF]$/.test(before)) return;
        selected = [selected[0] - 1, selected[1]];
      }
      done.push('delete');
      await page.keyboard.press('Backspace');
      put('');
    },
  ];
  for (let step = 0; step < steps; step += 1) {
    await acts[upTo(acts.length - 1)]?.();
    await keyboard.settle();
    const lines = text.split('\n');
    await expect.poll(() => linesOf(page), `seed ${seed}: ${done.join(', ')}`).toEqual(lines);
    if (text.trim() !== '') await expect.poll(() => storedLines(page), `stored, seed ${seed}: ${done.join(', ')}`).toEqual(lines);
  }
  await keyboard.detach();
}
