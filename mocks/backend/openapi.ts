/**
 * The contract as an OpenAPI 3.1 document, derived from the endpoints: each operation names its row of the endpoint
 * table, and each named shape is a schema of its own.
 */
import type { AnyObjectSchema, AnySchema, SchemaDescription, SchemaFieldDescription } from 'yup';
import { isFile, type DocumentedError, type Endpoint, type FileAnswer } from '@/api/core/endpoint';
import { operations } from './operations';

type Json = Record<string, unknown>;

/** Each named schema, with the rows that use it. */
type Schemas = Map<string, { schema: Json; rows: Set<string> }>;

const ERROR_NAME = 'Error';

const isNullable = (field: SchemaFieldDescription) => 'nullable' in field && field.nullable;

/** yup reports min and max tests for every type. */
const LIMIT_WORDS: Record<string, { min: string; max: string }> = {
  number: { min: 'minimum', max: 'maximum' },
  string: { min: 'minLength', max: 'maxLength' },
  array: { min: 'minItems', max: 'maxItems' },
};

/** The limits of yup's tests, under OpenAPI's names. */
function limitsOf({ type, tests, oneOf }: SchemaDescription): Json {
  const limits: Json = {};
  for (const { name, params } of tests) {
    if (name === 'min' || name === 'max') limits[LIMIT_WORDS[type]?.[name] ?? name] = params?.[name];
    if (name === 'matches' && params?.['regex'] instanceof RegExp) limits['pattern'] = params['regex'].source;
  }
  return { ...limits, ...(oneOf.length > 0 && { enum: oneOf }) };
}

function typeOf(description: SchemaDescription): string {
  return description.tests.some(({ name }) => name === 'integer') ? 'integer' : description.type;
}

function schemaOf(field: SchemaFieldDescription, row: string, schemas: Schemas): Json {
  // The only recursion of the contract: a comment's replies.
  if (field.type === 'lazy') return { $ref: '#/components/schemas/Comment' };
  const description = field as SchemaDescription;
  const name: unknown = description.meta ? Reflect.get(description.meta, 'name') : undefined;
  if (typeof name !== 'string') return inlineOf(field, row, schemas);
  const existing = schemas.get(name);
  if (existing) existing.rows.add(row);
  else {
    const entry = { schema: {}, rows: new Set([row]) };
    schemas.set(name, entry);
    entry.schema = inlineOf({ ...description, nullable: false }, row, schemas);
  }
  const reference = { $ref: `#/components/schemas/${name}` };
  return isNullable(field) ? { oneOf: [reference, { type: 'null' }] } : reference;
}

function inlineOf(field: SchemaFieldDescription, row: string, schemas: Schemas): Json {
  const description = field as SchemaDescription;
  const type = isNullable(field) ? [typeOf(description), 'null'] : typeOf(description);
  if ('fields' in field) {
    const fields = Object.entries(field.fields);
    const required = fields.filter(([, inner]) => !('optional' in inner && inner.optional)).map(([key]) => key);
    return {
      type,
      properties: Object.fromEntries(fields.map(([key, inner]) => [key, schemaOf(inner, row, schemas)])),
      ...(required.length > 0 && { required }),
    };
  }
  if ('innerType' in field && field.innerType)
    return { type, ...limitsOf(description), items: schemaOf(field.innerType as SchemaFieldDescription, row, schemas) };
  // The only fields without a type are the files of a multipart body.
  if (field.type === 'mixed') return { type: 'string', format: 'binary' };
  return { type, ...limitsOf(description) };
}

const describe = (schema: AnySchema) => schema.describe() as SchemaFieldDescription;

function parametersOf(endpoint: Endpoint, schemas: Schemas): Json[] {
  const parametersIn = (schema: AnyObjectSchema | undefined, location: 'path' | 'query') =>
    Object.entries(schema?.describe().fields ?? {}).map(([name, inner]) => {
      const isRequired = location === 'path' || !('optional' in inner && inner.optional);
      const style = inner.type === 'array' ? { style: 'deepObject', explode: true } : {};
      return { name, in: location, required: isRequired, ...style, schema: schemaOf(inner, endpoint.id, schemas) };
    });
  return [...parametersIn(endpoint.params, 'path'), ...parametersIn(endpoint.query, 'query')];
}

const json = (schema: Json) => ({ 'application/json': { schema } });

/** A multipart body: JSON parts, and files, whose part is left out without files (FILE-10). */
function multipartOf(form: AnyObjectSchema, row: string, schemas: Schemas): Json {
  const fields = Object.entries(form.describe().fields);
  const jsonParts = fields.filter(([, { type }]) => type !== 'array').map(([name]) => name);
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, inner]) => [name, schemaOf(inner, row, schemas)])),
    required: jsonParts,
  };
  const encoding = Object.fromEntries(jsonParts.map((name) => [name, { contentType: 'application/json' }]));
  return { 'multipart/form-data': { schema, encoding } };
}

/** The row's documented refusals by status; the default errors are described once for all rows. */
function refusalsOf(errors: readonly DocumentedError[]): Json {
  const statuses = [...new Set(errors.map(({ status }) => status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const texts = errors
        .filter((error) => error.status === status)
        .map(({ errorCode, message }) => (errorCode === null ? message : `${errorCode}: ${message}`));
      return [status, { description: texts.join(' · '), content: json({ $ref: `#/components/schemas/${ERROR_NAME}` }) }];
    }),
  );
}

/** An operationId must be unique: of two spellings of a path, the one with a slash gets a suffix. */
function operationId({ id, path }: Endpoint): string {
  const isSecondSpelling = operations.some(({ endpoint }) => endpoint.id === id && `${endpoint.path}/` === path);
  return isSecondSpelling ? `${id}-slash` : id;
}

/** The content of a success: JSON or a file. */
const contentOf = (answer: AnySchema | FileAnswer, row: string, schemas: Schemas): Json =>
  isFile(answer)
    ? { [answer.mediaType]: { schema: { type: 'string', format: 'binary' } } }
    : json(schemaOf(describe(answer), row, schemas));

function operationOf(endpoint: Endpoint, schemas: Schemas): Json {
  const parameters = parametersOf(endpoint, schemas);
  const answer = endpoint.answer
    ? { 200: { description: 'Correcto', content: contentOf(endpoint.answer, endpoint.id, schemas) } }
    : { 204: { description: 'Correcto, sin cuerpo' } };
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    'x-roles': endpoint.roles,
    /** The status of each documented refusal, by the name in the tests' tags ('@API-066:withTeacher'). */
    'x-errors': Object.fromEntries(Object.entries(endpoint.errors).map(([name, { status }]) => [name, status])),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && { requestBody: { required: true, content: json(schemaOf(describe(endpoint.body), endpoint.id, schemas)) } }),
    ...(endpoint.form && { requestBody: { required: true, content: multipartOf(endpoint.form, endpoint.id, schemas) } }),
    responses: { ...answer, ...refusalsOf(Object.values(endpoint.errors)), default: { $ref: '#/components/responses/Default' } },
    security:
      endpoint.headers === 'none'
        ? []
        : [endpoint.headers === 'year' ? { token: [], schoolId: [], schoolYear: [] } : { token: [], schoolId: [] }],
  };
}

/** The whole document, in the order of the endpoint table. */
export function openApi(): Json {
  const schemas: Schemas = new Map();
  const paths: Record<string, Json> = {};
  for (const endpoint of operations.map((operation) => operation.endpoint).toSorted((one, other) => one.id.localeCompare(other.id))) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint, schemas) };
  }
  const header = (name: string) => ({ type: 'apiKey', in: 'header', name });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Panel escolar',
      version: '0.1.0',
      description: 'Generado de src/api con `npm run openapi`; cada operación lleva la fila de docs/spec/endpoints.md.',
    },
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' }, schoolId: header('schoolId'), schoolYear: header('schoolYear') },
      responses: {
        Default: { description: 'Cualquier otro error', content: json({ $ref: `#/components/schemas/${ERROR_NAME}` }) },
      },
      schemas: {
        [ERROR_NAME]: {
          type: 'object',
          properties: { errorCode: { type: ['string', 'null'] }, message: { type: 'string' } },
          required: ['errorCode', 'message'],
        },
        ...Object.fromEntries([...schemas].map(([name, { schema, rows }]) => [name, { ...schema, 'x-rows': [...rows] }])),
      },
    },
  };
}

export { withErrorTable } from './error-table';
