import type { Endpoint } from '#shared/contract/endpoint.ts';
import { withNotes } from './field-notes.ts';
import { toJsonSchema, toNamedJsonSchemas, type JsonSchema } from './json-schema.ts';

/** What an endpoint takes or answers, with the notes on its fields; undefined where there is no such part. */
export function schemaOf(
  endpoint: Endpoint,
  part: 'params' | 'query' | 'body' | 'output',
): JsonSchema | undefined {
  const schema = endpoint[part];
  if (schema === undefined) return undefined;
  const side = part === 'output' ? 'output' : 'input';
  return withNotes(toJsonSchema(schema, side), `${endpoint.method} ${endpoint.path}`, side);
}

/** The schemas that others refer to, by their names, with the notes on their fields. */
export function namedSchemas(): Record<string, JsonSchema> {
  const schemas = Object.entries(toNamedJsonSchemas()).map(([name, schema]) => [
    name,
    withNotes(schema, name, 'output'),
  ]);
  return Object.fromEntries(schemas) as Record<string, JsonSchema>;
}
