import { describe, expect, it } from 'vitest';
import { placeBubble } from './bubble-place';

const sight = { left: 0, top: 0, right: 800, bottom: 600 };
const size = { width: 200, height: 30 };
const cellAt = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 });

describe('placeBubble (GRID-43)', () => {
  it('is above the cell, at its right edge', () =>
    expect(placeBubble(cellAt(300, 200), size, sight, null)).toEqual({ left: 200, top: 166 }));

  it('stays within the window sideways', () => {
    expect(placeBubble(cellAt(20, 200), size, sight, null).left).toBe(0);
    expect(placeBubble(cellAt(750, 200), size, sight, null).left).toBe(600);
  });

  it('is below where there is no room above', () =>
    expect(placeBubble(cellAt(300, 20), size, sight, null)).toEqual({ left: 200, top: 64 }));

  it('is beside a cell as high as the window', () => {
    const high = { left: 300, top: 0, right: 400, bottom: 600 };
    expect(placeBubble(high, size, sight, null)).toEqual({ left: 96, top: 285 });
    expect(placeBubble({ ...high, left: 100, right: 200 }, size, sight, null)).toEqual({ left: 204, top: 285 });
  });

  it('covers no neighbour that is typed in', () => {
    expect(placeBubble(cellAt(300, 200), size, sight, cellAt(300, 160)).top).toBe(244);
    expect(placeBubble(cellAt(300, 200), size, sight, cellAt(200, 160)).top).toBe(244);
    expect(placeBubble(cellAt(300, 200), size, sight, cellAt(300, 240)).top).toBe(166);
    expect(placeBubble(cellAt(300, 200), size, sight, cellAt(400, 160)).top).toBe(166);
    // The last row of the window, whose neighbour above is typed in.
    expect(placeBubble(cellAt(300, 560), size, sight, cellAt(300, 520))).toEqual({ left: 96, top: 565 });
  });

  it('lies within a window that is too narrow for any of them', () => {
    const small = { left: 0, top: 0, right: 200, bottom: 50 };
    expect(placeBubble({ left: 0, top: 5, right: 200, bottom: 45 }, size, small, null)).toEqual({ left: 0, top: 0 });
  });
});
