/** Random documents of several programs (POST-54 to POST-58): PASTED_DOCUMENTS says how many. */
import { expect, test } from '@e2e/support/test';
import { documentOf } from './pasted-documents';
import { pastedLines } from './pasted-lines';
import { openText } from './rich-text';

const COUNT = Number(process.env['PASTED_DOCUMENTS'] ?? 60);
const AT_ONCE = 50;

test(
  'whatever a program copies comes out as its lines',
  { tag: ['@POST-54', '@POST-55', '@POST-56', '@POST-58'] },
  async ({ page, app }) => {
    test.setTimeout(20_000 + COUNT * 200);
    await openText({ page, app });
    for (let first = 1; first <= COUNT; first += AT_ONCE) {
      const documents = Array.from({ length: Math.min(AT_ONCE, COUNT - first + 1) }, (_, index) => documentOf(first + index));
      const read = await pastedLines(page, documents);
      for (const [index, { seed, dialect, lines }] of documents.entries()) expect(read[index], `${dialect} ${String(seed)}`).toEqual(lines);
    }
  },
);
