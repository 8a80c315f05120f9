import type { Endpoint } from '#shared/contract/endpoint.ts';
import { findSchema } from './field-notes.ts';
import { referencedName, type JsonSchema } from './json-schema.ts';

const SHOWN_OPTIONAL_FIELDS = new Set([
  'category',
  'description',
  'name',
  'displayName',
  'theme',
  'city',
  'country',
  'instanceName',
  'note',
  'message',
  'split',
  'question',
]);

/** Writes a command that calls the endpoint; `$SALDO` holds the installation's address. */
export function curlExample(endpoint: Endpoint): string {
  const isWriting = endpoint.method !== 'GET';
  const body = exampleBody(endpoint);
  return [
    `curl ${isWriting ? `-X ${endpoint.method} ` : ''}"$SALDO${examplePath(endpoint)}"`,
    ...cookieOptions(endpoint),
    ...(isWriting ? ['-H "Origin: $SALDO"'] : []),
    ...(endpoint.file === undefined ? [] : fileOptions(endpoint.file.types)),
    ...(returnsOnlyFile(endpoint) ? ['-o file'] : []),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d '${toShellText(body)}'`]),
  ].join(' \\\n  ');
}

function fileOptions([type = '']: readonly string[]): string[] {
  return [`-H 'Content-Type: ${type}'`, '--data-binary @file'];
}

function returnsOnlyFile({ output, responseTypes }: Endpoint): boolean {
  return output?.def.type === 'never' && responseTypes.length > 0;
}

/** Writes JSON for a shell's single quotes, indented like the options of the command. */
function toShellText(body: unknown): string {
  return JSON.stringify(body, null, 2).replaceAll("'", '\\u0027').replaceAll('\n', '\n  ');
}

/** Returns a valid body for the endpoint; undefined if it takes none. */
export function exampleBody(endpoint: Endpoint): unknown {
  return toExample(findSchema(endpoint, 'body'));
}

/**
 * Signing up and signing in write the cookie file; signing out reads and writes it. No other public endpoint
 * needs it.
 */
function cookieOptions(endpoint: Endpoint): string[] {
  if (endpoint.access !== 'public') return ['-b cookies.txt'];
  if (endpoint.path === '/api/auth/sign-out') return ['-b cookies.txt -c cookies.txt'];
  return /^\/api\/auth\/sign-(up|in)\//.test(endpoint.path) ? ['-c cookies.txt'] : [];
}

function examplePath(endpoint: Endpoint): string {
  const params = findSchema(endpoint, 'params')?.properties;
  const query = findSchema(endpoint, 'query')?.properties;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(toExample(params?.[name])));
  const pairs = Object.entries(query ?? {})
    .filter(([, schema]) => findExamples(schema) !== undefined)
    .map(([name, schema]) => `${name}=${encodeURIComponent(String(toExample(schema)))}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

function toExample(schema: JsonSchema['items'] | undefined): unknown {
  if (typeof schema !== 'object' || Array.isArray(schema) || referencedName(schema) !== undefined)
    return undefined;
  const [example] = findExamples(schema) ?? schema.enum ?? [];
  if (example !== undefined) return example;
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf) return toExample(schema.anyOf[0]);
  if (schema.type === 'object') return toExampleObject(schema);
  if (schema.type === 'array') return [toExample(schema.items)];
  return { string: 'text', number: 1, integer: 1, boolean: true, null: null }[String(schema.type)];
}

function toExampleObject(schema: JsonSchema): object {
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || SHOWN_OPTIONAL_FIELDS.has(name))
      .map(([name, property]) => [name, toExample(property)]),
  );
}

function findExamples(schema: JsonSchema | boolean): unknown[] | undefined {
  return typeof schema === 'object' && Array.isArray(schema.examples) ? schema.examples : undefined;
}
