import { expect, it } from 'vitest';
import { queryClient } from '@/app/query-client';
import { endSession } from './session-end';

it.each(['signed-out', 'idle', 'refused'] as const)('what was read of the school is forgotten at an end by %s (SAFE-15)', (why) => {
  queryClient.setQueryData(['students'], [{ name: 'Samuel' }]);
  endSession(why);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
