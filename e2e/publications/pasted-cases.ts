/** Rows of what programs put on the clipboard and what the editor makes of it, for the tests of pasted text. */
import type { Page } from '@playwright/test';
import { expect } from '@e2e/support/test';
import { pastedLines } from './pasted-lines';

/** Name, with the input from a school in brackets where there is one; HTML; the lines as `pastedLines` writes them. */
export type PastedCase = readonly [name: string, html: string, lines: readonly string[]];

/** Pastes them all into the empty field, and expects the lines of each. */
export async function expectPasted(page: Page, cases: readonly PastedCase[]): Promise<void> {
  const read = await pastedLines(
    page,
    cases.map(([, html]) => ({ html })),
  );
  const named = (lines: readonly (readonly string[])[]) => cases.map(([name], index) => [name, ...(lines[index] ?? [])].join('\n'));
  expect(named(read)).toEqual(named(cases.map(([, , lines]) => lines)));
}

/** A paragraph that is an item in Word, with its mark as Word writes it. */
export const wordItem = (level: number, mark: string, text: string, list = 'lfo1', font = 'Calibri'): string =>
  `<p class=MsoListParagraph style='margin-left:${String(36 * level)}.0pt;text-indent:-18.0pt;mso-list:l0 level${String(level)} ${list}'><![if !supportLists]><span style='font-family:${font}'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;

export const wordBullet = (level: number, text: string, list = 'lfo1'): string => wordItem(level, '·', text, list, 'Symbol');

/** An item of Google Docs. */
export const docsItem = (level: number, style: string, text: string): string =>
  `<li dir="ltr" style="list-style-type:${style};font-weight:400;white-space:pre;" aria-level="${String(level)}"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">${text}</span></p></li>`;

/** An item of Word Online, in a list of its own. */
export const onlineItem = (
  tag: 'ul' | 'ol',
  level: number,
  text: string,
  { list = '1', start = 1, pattern = '', style = '' } = {},
): string =>
  `<div class="ListContainerWrapper SCXW1 BCX0" style="margin: 0px; position: relative;"><${tag} class="ListStyle1 SCXW1" role="list"${tag === 'ol' ? ` start="${String(start)}"` : ''} style="list-style-type: ${style || (tag === 'ol' ? 'decimal' : 'disc')};"><li data-leveltext="${pattern}" data-listid="${list}" data-aria-level="${String(level)}" role="listitem" class="OutlineElement Ltr SCXW1" style="display: block;"><p class="Paragraph" style="white-space: pre-wrap;"><span class="TextRun">${text}</span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`;
