import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { openApi } from './openapi';

it('is a valid OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(openApi());
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

it('stands in docs as the contract has it', () => {
  expect(JSON.parse(readFileSync('docs/openapi.json', 'utf8')), 'run `npm run openapi`').toEqual(openApi());
});
