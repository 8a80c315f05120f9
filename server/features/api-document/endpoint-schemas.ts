import type { Endpoint } from '#shared/contract/endpoint.ts';
import { withNotes } from './field-notes.ts';
import { toJsonSchema, toNamedJsonSchemas, type JsonSchema } from './json-schema.ts';

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

/** Returns the named schemas, with notes on their fields. */
export function namedSchemas(): Record<string, JsonSchema> {
  const schemas = Object.entries(toNamedJsonSchemas()).map(([name, schema]) => [
    name,
    withNotes(schema, name, 'output'),
  ]);
  return Object.fromEntries(schemas) as Record<string, JsonSchema>;
}
