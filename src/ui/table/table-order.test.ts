import { describe, expect, it } from 'vitest';
import { firstOrder, orderIn, orderText } from './table-order';

const icon = { id: 'icon', order: 'none' } as const;
const name = { id: 'name', isRowHeader: true };
const room = { id: 'room', order: 'none' } as const;
const date = { id: 'date', order: 'first-down' } as const;

describe('the order in which the rows come', () => {
  it("is the marked column's, from its side, else the row header's, else the first column's", () => {
    expect(firstOrder([icon, name, date])).toEqual({ id: 'date', isDown: true });
    expect(firstOrder([icon, name, room])).toEqual({ id: 'name', isDown: false });
    expect(firstOrder([room, icon])).toEqual({ id: 'room', isDown: false });
    expect(firstOrder([])).toEqual({ id: '', isDown: false });
  });
});

describe('what an address says', () => {
  const columns = [icon, name, room, date];

  it.each(['date', '-date', 'name', '-name'])('%s is the order that it came from', (text) => {
    expect(orderText(orderIn(columns, text))).toBe(text);
  });

  it.each([undefined, '', '-', 'shoe', '-icon', 'room', '-room', '--date'])('%s is the first order', (text) => {
    expect(orderIn(columns, text)).toEqual({ id: 'date', isDown: true });
  });
});
