import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import { NOTE_TABLES } from './field-notes.ts';
import { getApiDocument } from './get-api-document.ts';
import { toOpenApi } from './openapi.ts';

type Schema = {
  description?: string;
  examples?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
};
type Parameter = { name: string; description?: string; schema: Schema };
type Content = Record<string, { schema?: Schema }>;
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

/** A field of the document, with a path such as 'input POST /api/v1/expenses.amount' or 'output Summary.period.to'. */
type Field = { path: string; schema: Schema };

const document = JSON.parse(JSON.stringify(toOpenApi([...ENDPOINTS, getApiDocument]))) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const fields = listDocumentFields();

const notes = (['input', 'output'] as const).flatMap((side) =>
  NOTE_TABLES.flatMap((table) => table[side]).flatMap((each) =>
    Object.entries(each.fields).map(([path, { description }]) => ({
      description,
      paths: each.on.map((place) => `${side} ${place}.${path}`),
    })),
  ),
);

describe('a note on a field of the API document', () => {
  it('reaches every field that it names', () => {
    const described = new Set(fields.map(({ path, schema }) => `${path}: ${schema.description}`));
    const stale = notes.flatMap(({ description, paths }) =>
      paths.filter((path) => !described.has(`${path}: ${description}`)),
    );
    expect(stale).toEqual([]);
  });

  it('reaches no other field', () => {
    const named = new Set(
      notes.flatMap(({ description, paths }) => paths.map((path) => `${path}: ${description}`)),
    );
    const strays = fields
      .filter(({ path, schema }) => schema.description !== undefined && !path.startsWith('output Error.'))
      .map(({ path, schema }) => `${path}: ${schema.description}`)
      .filter((each) => !named.has(each));
    expect(strays).toEqual([]);
    expect(named.size).toBeGreaterThan(200);
  });

  it('is the only one on its field', () => {
    const paths = notes.flatMap((note) => note.paths);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('names several fields only if their schemas are equal', () => {
    const unequal = notes.filter(({ paths }) => {
      const schemas = fields
        .filter(({ path }) => paths.includes(path))
        .map(({ schema }) => withoutDescription(schema));
      return new Set(schemas).size > 1;
    });
    expect(unequal).toEqual([]);
  });

  it.each([
    ['output GET /api/v1/admin/users.total', 'The number of items on all pages.'],
    ['output GET /api/v1/admin/health.jobs.name', undefined],
    ['output AdminMetrics.totalUsers.value', undefined],
    ['output AdminMetrics.totalUsers.missing', "The reason why the value is 'N/A', or null."],
    ['output Summary.period.from', 'First day, included.'],
    ['output Summary.period.to', 'Last day, included.'],
    ['output Summary.daily.date', 'A calendar day.'],
    ['output GET /api/v1/expenses/total.total', "In major units of the user's currency."],
    ['output POST /api/v1/admin/mail-test.to', 'The e-mail address that the message was sent to.'],
    ['input POST /api/auth/sign-in/email.password', 'The password of the account.'],
    ['input GET /api/v1/admin/users.q', 'A part of the name or of the e-mail address.'],
    ['input DELETE /api/v1/me/sessions/:id.id', 'An id from the list of sessions.'],
  ])('is the expected one: %s', (path, description) => {
    const found = fields.filter((field) => field.path === path);
    expect(found.map(({ schema }) => schema.description)).toEqual([description]);
  });
});

function listDocumentFields(): Field[] {
  const named = Object.entries(document.components.schemas);
  return [
    ...named.flatMap(([name, schema]) => listFields(schema, `output ${name}`)),
    ...Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        listOperationFields(operation, `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
      ),
    ),
  ];
}

function listOperationFields({ parameters = [], requestBody, responses }: Operation, place: string): Field[] {
  const successes = Object.entries(responses).filter(([status]) => status < '300');
  return [
    ...parameters
      .filter(({ name }) => name !== 'If-None-Match')
      .map(({ name, description, schema }) => ({
        path: `input ${place}.${name}`,
        schema: description === undefined ? schema : { ...schema, description },
      })),
    ...listContentFields(requestBody?.content, `input ${place}`),
    ...successes.flatMap(([, { content }]) => listContentFields(content, `output ${place}`)),
  ];
}

function listContentFields(content: Content = {}, place: string): Field[] {
  return Object.values(content).flatMap(({ schema }) => (schema ? listFields(schema, place) : []));
}

function listFields({ properties = {}, items, anyOf = [] }: Schema, path: string): Field[] {
  const inside = [...(items ? [items] : []), ...anyOf].flatMap((part) => listFields(part, path));
  const direct = Object.entries(properties).flatMap(([name, schema]) => [
    { path: `${path}.${name}`, schema },
    ...listFields(schema, `${path}.${name}`),
  ]);
  return [...direct, ...inside];
}

/** Writes the schema of a field without its description and examples. */
function withoutDescription(schema: Schema): string {
  return JSON.stringify(schema, (key, value: unknown) =>
    key === 'description' || key === 'examples' ? undefined : value,
  );
}
