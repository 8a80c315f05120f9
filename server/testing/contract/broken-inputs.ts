import type { Endpoint } from '#shared/contract/endpoint.ts';
import { toJsonSchema, type JsonSchema } from '#server/features/api-document/json-schema.ts';
import type { Input } from './arbitraries.ts';
import { compileSchema } from './compile-schema.ts';

export type BrokenInput = { field: string; broken: Input };

/** Each value is wrong for many fields. A value that the document allows for a field is not sent. */
const WRONG_VALUES: unknown[] = [
  null,
  true,
  '',
  '   ',
  'x',
  '2026-02-30',
  'a\u0000b',
  'a\nb',
  '\u202eabc',
  'x'.repeat(3_000),
  -1,
  0,
  0.5,
  1e13,
  [],
  Array.from({ length: 101 }, () => 'x'),
  {},
];

const WRONG_TEXTS = WRONG_VALUES.filter((value) => typeof value !== 'object' && value !== true).map(String);

/** Makes inputs with one wrong field, for each field and each value that the API document refuses. */
export function brokenInputs(endpoint: Endpoint, input: Input): BrokenInput[] {
  const unknownField = { ...input, query: { ...input.query, unknown: 'x' } };
  return [
    { field: 'unknown', broken: unknownField },
    ...brokenPaths(endpoint, input),
    ...brokenQueries(endpoint, input),
    ...brokenBodies(endpoint, input),
  ];
}

function brokenPaths({ params }: Endpoint, input: Input): BrokenInput[] {
  if (params === undefined) return [];
  const { properties = {} } = toJsonSchema(params, 'input');
  const hasOneParameter = Object.keys(properties).length === 1;
  return Object.entries(properties).map(([field, schema], at) => {
    const isAllowed = compileSchema(schema as JsonSchema);
    const wrong = ['no id!', 'x, y'].find((text) => !isAllowed(text)) ?? '';
    const id = hasOneParameter ? wrong : input.id.split(',').with(at, wrong).join();
    return { field, broken: { ...input, id } };
  });
}

function brokenQueries({ query }: Endpoint, input: Input): BrokenInput[] {
  if (query === undefined) return [];
  const { properties = {} } = toJsonSchema(query, 'input');
  return Object.entries(properties).flatMap(([field, schema]) => {
    const isAllowed = compileSchema(schema as JsonSchema);
    const isNumber = ['number', 'integer'].includes(String((schema as JsonSchema).type));
    const refused = WRONG_TEXTS.filter(
      (text) => !isAllowed(isNumber && text.trim() !== '' ? Number(text) : text),
    );
    // A parameter may not be sent twice.
    return [...refused, ['1', '1']].map((value) => ({
      field,
      broken: { ...input, query: { ...input.query, [field]: value } },
    }));
  });
}

function brokenBodies({ body }: Endpoint, input: Input): BrokenInput[] {
  if (body === undefined) return [];
  const { properties = {}, required = [] } = toJsonSchema(body, 'input');
  const withField = (field: string, value: unknown) => ({
    field,
    broken: { ...input, body: { ...input.body, [field]: value } },
  });
  return [
    withField('unknown', 1),
    ...required.map((field) => withField(field, undefined)),
    ...Object.entries(properties).flatMap(([field, schema]) => {
      const isAllowed = compileSchema(schema as JsonSchema);
      return WRONG_VALUES.filter((value) => !isAllowed(value)).map((value) => withField(field, value));
    }),
  ];
}
