import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { withErrorTable } from './error-table';
import { openApi } from './openapi';

it('is a valid OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(openApi());
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

it('stands in docs as the contract has it', () => {
  expect(JSON.parse(readFileSync('docs/openapi.json', 'utf8')), 'run `npm run openapi`').toEqual(openApi());
});

it('the table of errors stands in docs as the contract has it', () => {
  const document = readFileSync('docs/demo-errors.md', 'utf8');
  const cellsOf = (text: string) => text.replaceAll(/ *\| */g, '|').replaceAll(/\|-+/g, '|-');
  expect(cellsOf(withErrorTable(document)), 'run `npm run openapi`').toBe(cellsOf(document));
});
