import { lazy, object, type Schema } from 'yup';
import { describe, expect, it } from 'vitest';
import { withoutMisfits } from './misfits';
import { integer, list, shownList, text } from './schema';

interface Node {
  id: number;
  children: Node[];
}
const node: Schema<Node> = object({ id: integer(), children: shownList(lazy(() => node)) });

const answer = object({ rooms: shownList(object({ id: integer(), name: text() })), years: list(object({ id: integer() })) });

function clean(schema: Parameters<typeof withoutMisfits>[0], value: unknown) {
  const paths: string[] = [];
  return { cleaned: withoutMisfits(schema, value, '', (path) => paths.push(path)), paths };
}

describe('SAFE-22', () => {
  it('takes out of a shown list what does not fit, counts it and tells where', () => {
    const good = { id: 1, name: '6A', more: true };
    const value = { rooms: [good, { id: 2, name: null }, { id: '3', name: '7A' }, null, 'x'], years: [] };
    const { cleaned, paths } = clean(answer, value);
    expect(cleaned).toEqual({ rooms: [good], years: [], misfits: 4 });
    expect(paths).toEqual(['rooms[1].name', 'rooms[2].id', 'rooms[3]', 'rooms[4]']);
  });

  it('leaves other lists, and what is no list, as they came', () => {
    const value = { rooms: 'none', years: [{ id: null }], more: [1] };
    expect(clean(answer, value)).toEqual({ cleaned: value, paths: [] });
    for (const odd of [null, undefined, 7, 'x', []]) expect(clean(answer, odd).cleaned).toEqual(odd);
  });

  it('goes down to lists within lists, and each holder tells of its own', () => {
    const leaf = (id: unknown) => ({ id, children: [] });
    const value = { id: 1, children: [{ id: 2, children: [leaf(3), leaf('4')] }, leaf(null), leaf(5)] };
    const { cleaned, paths } = clean(node, value);
    expect(cleaned).toEqual({ id: 1, children: [{ id: 2, children: [leaf(3)], misfits: 1 }, leaf(5)], misfits: 1 });
    expect(paths).toEqual(['children[0].children[1].id', 'children[1].id']);
  });
});
