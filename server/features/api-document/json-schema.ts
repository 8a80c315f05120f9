import * as z from 'zod';
import { AccountBalance } from '#shared/contract/balances.ts';
import { AdminMetrics } from '#shared/contract/admin-metrics.ts';
import { AdminUser } from '#shared/contract/admin-users.ts';
import { AuditEntry } from '#shared/contract/audit.ts';
import { CategoryItem } from '#shared/contract/categories.ts';
import { Backup } from '#shared/contract/backups.ts';
import { Invite } from '#shared/contract/invites.ts';
import { VISIBLE } from '#shared/contract/fields.ts';
import { Profile } from '#shared/contract/profile.ts';
import { Summary } from '#shared/contract/summaries.ts';
import { DeletedTransaction } from '#shared/contract/deleted-transactions.ts';
import { Transaction } from '#shared/contract/transactions.ts';
import { Transfer } from '#shared/contract/transfers.ts';
import type { FieldErrorCode } from '#shared/errors/fields.ts';

/** `input` is sent by the caller, `output` by the API. */
export type Side = 'input' | 'output';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Schemas that several responses share; the document describes each once, by name. */
const NAMED_SCHEMAS = {
  AccountBalance,
  Transfer,
  Profile,
  Transaction,
  Category: CategoryItem,
  DeletedTransaction,
  Summary,
  AdminUser,
  AdminMetrics,
  AuditEntry,
  Invite,
  Backup,
};

const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) named.add(schema, { id });

/** Converts a schema of the contract to JSON Schema 2020-12, without notes; named schemas become references. */
export function toJsonSchema(schema: z.core.$ZodType, side: Side): JsonSchema {
  const { $schema: _, $defs: __, ...converted } = convert(schema, side);
  return converted;
}

/** Returns the named schemas, without notes. */
export function toNamedJsonSchemas(): Record<string, JsonSchema> {
  const schemas = Object.values(NAMED_SCHEMAS).map((schema) => convert(schema, 'output').$defs ?? {});
  return Object.assign({}, ...schemas) as Record<string, JsonSchema>;
}

export function referenceTo(name: string): JsonSchema {
  return { $ref: `${COMPONENTS}${name}` };
}

/** Returns the name in a reference; undefined for any other schema. */
export function referencedName(schema: JsonSchema): string | undefined {
  return schema.$ref?.startsWith(COMPONENTS) ? schema.$ref.slice(COMPONENTS.length) : undefined;
}

const COMPONENTS = '#/components/schemas/';

function convert(schema: z.core.$ZodType, side: Side): JsonSchema {
  const converted = z.toJSONSchema(schema, {
    io: side,
    metadata: named,
    override: ({ zodSchema, jsonSchema }) => {
      describeRefinements(zodSchema, jsonSchema);
      describeUnion(jsonSchema);
      if (side === 'input') describeNumberFromText(zodSchema, jsonSchema);
      if (side === 'input') describeListFromText(zodSchema, jsonSchema);
      // The format is enough; the pattern with leap years has 300 characters.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
    },
  });
  return JSON.parse(JSON.stringify(converted).replaceAll('"#/$defs/', `"${COMPONENTS}`)) as JsonSchema;
}

const PLAIN = '[^\\p{Cc}\\u202a-\\u202e\\u2066-\\u2069]*';
/** One line of text: no control characters, none that change the reading direction, at least one visible. */
const ONE_LINE = `^${PLAIN}${VISIBLE.source}${PLAIN}$`;

/** The contract's own checks as keywords of JSON Schema, by the code of their error. */
const REFINEMENTS: Partial<Record<FieldErrorCode, JsonSchema>> = {
  invalidDate: { format: 'date' },
  // The same pattern covers both codes.
  textHasControlCharacters: { pattern: ONE_LINE },
  required: { pattern: ONE_LINE },
  currencyUnknown: { pattern: '^[A-Z]{3}$' },
  timeZoneUnknown: { pattern: '^[A-Za-z]' },
  amountZero: { not: { const: 0 } },
  // The length of a text has its own keyword; JSON Schema has none for other lengths.
  textTooLong: {},
  // Blanks around a tag are removed before the check.
  tagHasSeparator: { pattern: ONE_LINE.replace('^', String.raw`^(?!\s*\.\.?\s*$)(?![\s\S]*[,|])`) },
  // Other checks of the same number give its limits.
  numberOutOfRange: { type: 'integer' },
};

/** Adds the keywords of the contract's own checks. Throws for a check that `REFINEMENTS` lacks. */
function describeRefinements(zodSchema: z.core.$ZodTypes, jsonSchema: JsonSchema): void {
  const { _zod: schema } = zodSchema;
  for (const { _zod: check } of schema.def.checks ?? []) {
    if (check.def.check !== 'custom') continue;
    const code = check.def.error?.({} as never);
    const keywords = typeof code === 'string' ? REFINEMENTS[code as FieldErrorCode] : undefined;
    if (keywords === undefined) throw new Error(`REFINEMENTS lacks a check: ${JSON.stringify(code)}.`);
    // A field that accepts anything accepts any text, too.
    if (keywords.pattern === undefined || jsonSchema.type === 'string') Object.assign(jsonSchema, keywords);
  }
}

/** Writes `oneOf` as `anyOf`: the document then has only one keyword for unions. */
function describeUnion(jsonSchema: JsonSchema): void {
  if (jsonSchema.oneOf === undefined) return;
  jsonSchema.anyOf = jsonSchema.oneOf;
  delete jsonSchema.oneOf;
}

/** Documents a number in a query string as a number, although it arrives as text. */
function describeNumberFromText(zodSchema: z.core.$ZodTypes, jsonSchema: JsonSchema): void {
  const { _zod: schema } = zodSchema;
  if (schema.def.type !== 'pipe' || jsonSchema.type !== 'string') return;
  const { $schema: _, ...number } = z.toJSONSchema(zodSchema, { io: 'output' });
  if (number.type !== 'number') return;
  const isWhole = /^\^\\d(\+|\{[\d,]+\})\$$/.test(jsonSchema.pattern ?? '');
  delete jsonSchema.pattern;
  Object.assign(jsonSchema, number, { type: isWhole ? 'integer' : 'number' });
}

/** Documents a text of several values with commas between them as one value; its note explains the commas. */
function describeListFromText(zodSchema: z.core.$ZodTypes, jsonSchema: JsonSchema): void {
  const { _zod: schema } = zodSchema;
  if (schema.def.type !== 'pipe' || jsonSchema.type !== 'string') return;
  const { _zod: list } = lastOfPipe(schema.def.out);
  if (list.def.type !== 'array') return;
  const { $schema: _, ...element } = convert(list.def.element, 'input');
  // A comma would end the value.
  const isLine = element.pattern === ONE_LINE;
  Object.assign(jsonSchema, element, isLine && { pattern: ONE_LINE.replace('^', '^(?![\\s\\S]*,)') });
}

function lastOfPipe(schema: z.core.$ZodType): z.core.$ZodTypes {
  const knownSchema = schema as z.core.$ZodTypes;
  const { _zod: inner } = knownSchema;
  return inner.def.type === 'pipe' ? lastOfPipe(inner.def.out) : knownSchema;
}
