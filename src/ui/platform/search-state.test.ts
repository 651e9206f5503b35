import { describe, expect, it } from 'vitest';
import { number, object, string } from 'yup';
import { readSearchState, withSearchState } from './search-state';

const schema = object({
  page: number().integer().min(1).default(1),
  status: string().oneOf(['open', 'closed']).default('open'),
  room: number().integer().positive().optional(),
});
const read = (search: string) => readSearchState(schema, new URLSearchParams(search));
const write = (search: string, change: Parameters<typeof withSearchState<ReturnType<typeof read>>>[2]) =>
  withSearchState(schema, new URLSearchParams(search), change).toString();

describe('what an address says', () => {
  it('is read by the types of the schema', () => {
    expect(read('page=3&status=closed&room=9')).toEqual({ page: 3, status: 'closed', room: 9 });
  });

  it('is the defaults where it says nothing', () => {
    expect(read('')).toEqual({ page: 1, status: 'open', room: undefined });
  });

  it.each(['page=0', 'page=1.5', 'page=x', 'page=', 'status=gone', 'room=-1', 'room=', 'room=<script>'])('leaves out %s alone', (odd) => {
    expect(read(`${odd}&other=1`)).toEqual({ page: 1, status: 'open', room: undefined });
    expect(read(`${odd}&${odd.startsWith('page') ? 'room=2' : 'page=2'}`)).toMatchObject(
      odd.startsWith('page') ? { room: 2 } : { page: 2 },
    );
  });
});

describe('what is chosen', () => {
  it('goes into the address, beside what others keep there', () => {
    expect(write('tab=2&page=4', { page: 5, room: 7 })).toBe('tab=2&page=5&room=7');
  });

  it('leaves it where it is a default or nothing', () => {
    expect(write('page=4&room=7', { page: 1, room: undefined })).toBe('');
  });
});
