/** Pastes into the field 'Descripción' and reads what it then holds, a line each, for the tests of pasted text. */
import type { Page } from '@playwright/test';
import { textOf } from './rich-text';

export interface Clipboard {
  readonly html: string;
  readonly text?: string;
}

/**
 * Pastes each clipboard into the empty field and takes it back. A line reads '• item', '# numbered item' or 'paragraph', with two
 * spaces a level; **bold**, //italic//, __underlined__, [link](address), and ⏎ for a break within a line.
 */
export async function pastedLines(page: Page, clipboards: readonly Clipboard[]): Promise<string[][]> {
  return textOf(page).evaluate(async (field: HTMLElement, pasted) => {
    const drawn = () => new Promise((resolve) => setTimeout(resolve, 0));
    const leafOf = (leaf: Element): string => {
      const { style } = leaf.parentElement as HTMLElement;
      const marks = [
        style.fontWeight === 'bold' ? '**' : '',
        style.fontStyle === 'italic' ? '//' : '',
        style.textDecoration.includes('underline') ? '__' : '',
      ];
      const link = leaf.closest('a')?.getAttribute('href');
      const text = (leaf.textContent ?? '').replaceAll('\n', '⏎');
      if (text === '') return '';
      const marked = marks.reduceRight((inner, mark) => `${mark}${inner}${mark}`, text);
      return link ? `[${marked}](${link})` : marked;
    };
    const lineOf = (block: Element): string => {
      const text = Array.from(block.querySelectorAll('[data-text="true"]'), leafOf).join('');
      const depth = Number(/depth(\d)/.exec(block.className)?.[1] ?? 0);
      const mark = block.tagName !== 'LI' ? '' : block.className.includes('unorderedListItem') ? '• ' : '# ';
      return `${'  '.repeat(mark === '' ? 0 : depth)}${mark}${text}`;
    };
    const undo = Array.from(document.querySelectorAll('button')).find(({ ariaLabel }) => ariaLabel === 'Deshacer');
    const all: string[][] = [];
    for (const { html, text } of pasted) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text ?? '');
      if (html !== '') clipboardData.setData('text/html', html);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      await drawn();
      const lines = Array.from(field.querySelectorAll('[data-block="true"]'), lineOf);
      all.push(lines.length === 1 && lines[0] === '' ? [] : lines);
      undo?.click();
      await drawn();
    }
    return all;
  }, clipboards);
}
