import { ACCOUNT_NOTES } from './account-notes.ts';
import { ADVISOR_NOTES } from './advisor-notes.ts';
import { ADMINISTRATION_NOTES } from './administration-notes.ts';
import { CATEGORY_NOTES } from './category-notes.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { toJsonSchema, toNamedJsonSchemas, type JsonSchema, type Side } from './json-schema.ts';
import { METRICS_NOTES } from './metrics-notes.ts';
import type { Note, NoteTable } from './note-table.ts';
import { SUPPORT_NOTES } from './support-notes.ts';
import { PLANNING_NOTES } from './planning-notes.ts';
import { PREMIUM_NOTES } from './premium-notes.ts';
import { PROFILE_NOTES } from './profile-notes.ts';
import { BULK_NOTES } from './bulk-notes.ts';
import { ACCOUNT_MONEY_NOTES } from './account-money-notes.ts';
import { IMPORT_NOTES } from './import-notes.ts';
import { SETTLEMENT_NOTES } from './settlement-notes.ts';
import { GROUP_NOTES } from './group-notes.ts';
import { TOKEN_NOTES } from './token-notes.ts';
import { SUGGESTION_NOTES } from './suggestion-notes.ts';
import { RECURRING_NOTES } from './recurring-notes.ts';
import { SEARCH_NOTES } from './search-notes.ts';
import { TRANSACTION_NOTES } from './transaction-notes.ts';

export const NOTE_TABLES: readonly NoteTable[] = [
  ACCOUNT_NOTES,
  PROFILE_NOTES,
  TRANSACTION_NOTES,
  BULK_NOTES,
  SEARCH_NOTES,
  CATEGORY_NOTES,
  ACCOUNT_MONEY_NOTES,
  IMPORT_NOTES,
  SETTLEMENT_NOTES,
  GROUP_NOTES,
  TOKEN_NOTES,
  SUGGESTION_NOTES,
  RECURRING_NOTES,
  PLANNING_NOTES,
  ADVISOR_NOTES,
  SUPPORT_NOTES,
  PREMIUM_NOTES,
  ADMINISTRATION_NOTES,
  METRICS_NOTES,
];

const NOTES: Record<Side, ReadonlyMap<string, Note>> = {
  input: notesByPath('input'),
  output: notesByPath('output'),
};

/** Returns the schema of an endpoint's input or output, with notes on its fields; undefined if it has none. */
export function findSchema(
  endpoint: Endpoint,
  part: 'params' | 'query' | 'body' | 'output',
): JsonSchema | undefined {
  const schema = endpoint[part];
  if (schema === undefined) return undefined;
  const side = part === 'output' ? 'output' : 'input';
  return withNotes(toJsonSchema(schema, side), `${endpoint.method} ${endpoint.path}`, side);
}

export function namedSchemas(): Record<string, JsonSchema> {
  const schemas = Object.entries(toNamedJsonSchemas()).map(([name, schema]) => [
    name,
    withNotes(schema, name, 'output'),
  ]);
  return Object.fromEntries(schemas) as Record<string, JsonSchema>;
}

/**
 * Returns a copy of an endpoint's schema or a named schema with notes on its fields. The fields are copied, since
 * they may have another meaning elsewhere.
 */
function withNotes(schema: JsonSchema, path: string, side: Side): JsonSchema {
  const { properties, items, anyOf } = schema;
  const inside = (part: unknown) => withNotes(part as JsonSchema, path, side);
  return {
    ...schema,
    ...(properties && { properties: fieldsWithNotes(properties, path, side) }),
    ...(items && { items: inside(items) }),
    ...(anyOf && { anyOf: anyOf.map(inside) }),
  };
}

function fieldsWithNotes(fields: object, path: string, side: Side): Record<string, JsonSchema> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const fieldPath = `${path}.${name}`;
    const note = structuredClone(NOTES[side].get(fieldPath));
    return [name, { ...withNotes(field as JsonSchema, fieldPath, side), ...note }];
  });
  return Object.fromEntries(entries) as Record<string, JsonSchema>;
}

function notesByPath(side: Side): ReadonlyMap<string, Note> {
  const notes = NOTE_TABLES.flatMap((table) => table[side]).flatMap(({ on, fields }) =>
    on.flatMap((place) => Object.entries(fields).map(([path, note]) => [`${place}.${path}`, note] as const)),
  );
  return new Map(notes);
}
