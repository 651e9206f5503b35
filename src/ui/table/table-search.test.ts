import { expect, it } from 'vitest';
import { matchesSearch, searchableTextsOf, searchQueryOf } from './table-search';

const ANA = searchableTextsOf(['Ana-María', 'Tovar Tovar', 'ana@correo.example'], ['Ana-María', 'Tovar Tovar']);

const finds = (typed: string) => matchesSearch(ANA, searchQueryOf(typed));

it.each(['ana', 'MARIA', 'var to', 'correo.ex', 'tovar ana', 'maría tov', 'tov tovar', '  ana  ', 'to a t'])('%j finds her', (typed) => {
  expect(finds(typed)).toBe(true);
});

it.each(['ría ana', 'tovar tovar tovar', 'ana correo', 'anas', '@@'])('%j does not', (typed) => {
  expect(finds(typed)).toBe(false);
});
