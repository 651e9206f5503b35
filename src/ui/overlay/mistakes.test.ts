import { CancelledError } from '@tanstack/react-query';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { tellMistake, type ExpectedError } from './mistakes';
import { dropNotices, getNotices } from './notices';

const report = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  report.mockClear();
  vi.stubGlobal('reportError', report);
  dropNotices();
});

afterAll(() => {
  dropNotices();
  vi.unstubAllGlobals();
});

it('a mistake is reported and shown, once', () => {
  const mistake = new TypeError('planted');
  tellMistake(mistake);
  tellMistake(mistake);
  expect(report.mock.calls).toEqual([[mistake]]);
  expect(getNotices().failure?.content.text).toBe('Ha ocurrido un error inesperado');
});

it('what is thrown and is no error is reported, too', () => {
  tellMistake('planted');
  expect(report.mock.calls).toEqual([['planted']]);
});

const expected = Object.assign(new Error('No answer'), { isExpected: true } as const) satisfies ExpectedError;

it.each([expected, new CancelledError()])('nothing is told of %o', (error) => {
  tellMistake(error);
  expect(report).not.toHaveBeenCalled();
  expect(getNotices().failure).toBeNull();
});
