import fc from 'fast-check';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { MAX_AMOUNT_WHOLE_UNITS } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { toJsonSchema, type JsonSchema } from '#server/features/api-document/json-schema.ts';

/** The content of one request, without its sender. Undefined fields are not sent. */
export type Input = {
  /** The values in the path, separated by commas. */
  id: string;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
};

const DAY_MS = 86_400_000;
/** A short range, so that a series of days stays small, with only days that a transaction may have. */
const [FIRST_DAY_MS, LAST_DAY_MS] = [Date.now() - 1_000 * DAY_MS, Date.now() + 300 * DAY_MS];
const LONG_TEXT = 500;
const CURRENCIES = Intl.supportedValuesOf('currency');

/** Generates any input that the API document allows for the endpoint. */
export function inputArbitrary({ params, query, body }: Endpoint): fc.Arbitrary<Input> {
  const id = fieldsArbitrary(params).map((values) => Object.values(values).join());
  return fc.record({ id, query: fieldsArbitrary(query).map(sortEnds), body: fieldsArbitrary(body) });
}

function fieldsArbitrary(schema: Endpoint['query']): fc.Arbitrary<Record<string, unknown>> {
  return schema ? objectArbitrary(toJsonSchema(schema, 'input')) : fc.constant({});
}

/** Fields with a rule that JSON Schema cannot express; the document has it in words. */
const BY_FIELD: Record<string, fc.Arbitrary<unknown>> = {
  currency: fc.constantFrom(...CURRENCIES),
  defaultCurrency: fc.constantFrom(...CURRENCIES),
  timeZone: fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC', 'europe/madrid'),
  // No generated password is one of the most used ones, which are refused.
  password: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => `${text} plain-horse`),
  newPassword: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => `${text} window-orchard`),
  // The largest amount is rare, so that the sums stay exact.
  amount: fc.oneof(
    { weight: 40, arbitrary: fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100) },
    { weight: 1, arbitrary: fc.constant(MAX_AMOUNT_WHOLE_UNITS + 0.99) },
  ),
  path: fc.constantFrom(...Object.values(paths)).map((path) => `${path}?from=mail#top`),
  // Only a page before the requested one gives a cursor.
  cursor: fc.constant(undefined),
  waitingCursor: fc.constant(undefined),
  allowedDomains: fc.array(fc.domain(), { maxLength: 50 }),
  smtpHost: fc.option(
    fc.oneof(
      fc.domain(),
      fc.ipV4(),
      fc.ipV6().filter((ip) => /^\w.*\w$/.test(ip)),
    ),
  ),
  publicUrl: fc.option(fc.webUrl({ size: 'small' }).map((url) => new URL(url).origin)),
};

/** Generates values that a schema of the API document allows. Throws for a type that it does not know. */
function toArbitrary(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { const: constant, enum: options, anyOf, type } = schema;
  if (constant !== undefined) return fc.constant(constant);
  if (options) return fc.constantFrom<unknown>(...options);
  if (anyOf) return fc.oneof(...anyOf.map((option) => toArbitrary(option)));
  if (type === undefined) return fc.jsonValue();
  const arbitrary = BY_TYPE[String(type)];
  if (arbitrary === undefined) throw new Error(`There are no values for ${JSON.stringify(schema)}.`);
  return arbitrary(schema);
}

const BY_TYPE: Record<string, (schema: JsonSchema) => fc.Arbitrary<unknown>> = {
  object: objectArbitrary,
  array: ({ items, minItems = 0, maxItems = 10 }) =>
    fc.array(toArbitrary(items as JsonSchema), { minLength: minItems, maxLength: maxItems }),
  string: stringArbitrary,
  integer: ({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }) => fc.integer({ min: minimum, max: maximum }),
  number: numberArbitrary,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
};

function objectArbitrary({
  properties = {},
  required = [],
}: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const value = BY_FIELD[name] ?? toArbitrary(schema as JsonSchema);
    return [name, value] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
}

/** Uses the two decimals of most currencies, since no schema says how many. */
function numberArbitrary(schema: JsonSchema): fc.Arbitrary<number> {
  const min = schema.minimum ?? Number(schema.exclusiveMinimum) + 0.01;
  const max = schema.maximum ?? Number(schema.exclusiveMaximum) - 0.01;
  return fc
    .oneof(
      fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) }),
      fc.constantFrom(min * 100, max * 100),
    )
    .map((hundredths) => Math.round(hundredths) / 100);
}

function stringArbitrary({ format, pattern, minLength = 0, maxLength = LONG_TEXT }: JsonSchema) {
  const isAllowed = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text));
  if (format === 'date') return dayArbitrary;
  if (format === 'date-time') return instantArbitrary;
  if (format === 'uuid') return fc.uuid({ version: 7 });
  if (format === 'email') return fc.emailAddress().filter(isAllowed);
  // The generator of patterns does not know classes of Unicode.
  if (pattern && !pattern.includes(String.raw`\p`)) return fc.stringMatching(new RegExp(pattern));
  const text = fc.string({ unit: 'grapheme', minLength, maxLength });
  const longest = fc.constant('ñ'.repeat(maxLength));
  return fc.oneof({ weight: 20, arbitrary: text }, { weight: 1, arbitrary: longest }).filter(isAllowed);
}

const dayArbitrary = fc
  .integer({ min: FIRST_DAY_MS, max: LAST_DAY_MS })
  .map((ms) => new Date(ms).toISOString().slice(0, 10));

const instantArbitrary = fc
  .integer({ min: FIRST_DAY_MS, max: LAST_DAY_MS })
  .map((ms) => new Date(ms).toISOString());

/** Puts the smaller end of each range first. */
function sortEnds(query: Record<string, unknown>): Record<string, unknown> {
  const { from, to, min, max } = query as { from?: string; to?: string; min?: number; max?: number };
  return {
    ...query,
    ...(from !== undefined && to !== undefined && from > to ? { from: to, to: from } : {}),
    ...(min !== undefined && max !== undefined && min > max ? { min: max, max: min } : {}),
  };
}
