import { expect, it } from 'vitest';
import { LOG_LINES, memoryStorage } from '@mocks/store/storage';

it('keeps the last 1,000 lines of the log, oldest first', async () => {
  const storage = memoryStorage();
  expect(LOG_LINES).toBe(1_000);
  for (let number = 0; number < 999; number += 1) await storage.setMany([[number, number]]);
  await storage.setMany([[999, 999]]);
  expect(await storage.logLines()).toHaveLength(1_000);
  expect((await storage.logLines())[0]).toBe(0);
  await storage.setMany([[1_000, 1_000]]);
  // A late answer of an early call updates that call's line.
  await storage.setMany([[500, 'answered']]);
  const lines = await storage.logLines();
  expect(lines).toHaveLength(1_000);
  expect([lines[0], lines[499], lines.at(-1)]).toEqual([1, 'answered', 1_000]);
  // A line below the limit is removed again by the next write.
  await storage.setMany([[0, 'late']]);
  await storage.setMany([[1_001, 1_001]]);
  expect((await storage.logLines())[0]).toBe(2);
});
