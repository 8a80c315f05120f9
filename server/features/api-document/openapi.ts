import { TOKEN_SCOPES, type Access, type Endpoint, type TokenScope } from '#shared/contract/endpoint.ts';
import { TOKEN_REQUESTS_PER_MINUTE } from '#shared/limits.ts';
import { ERRORS } from '#shared/errors.ts';
import { FIELD_ERRORS } from '#shared/errors/fields.ts';
import { listCategories } from '#shared/contract/categories.ts';
import { getSummary } from '#shared/contract/summaries.ts';
import { sessionCookie } from '#server/sessions/cookie.ts';
import { listErrors, toErrorResponses } from './endpoint-errors.ts';
import { findSchema, namedSchemas } from './field-notes.ts';
import { getApiDocument } from './get-api-document.ts';
import type { JsonSchema } from './json-schema.ts';

const INFO = {
  title: 'Saldo API',
  version: '1',
  description:
    'A personal finance tracker that you host yourself. Amounts are numbers in major units, a date is ' +
    'a calendar day, and an instant is ISO text in UTC. Requests with fields that are not described here are refused.',
  license: { name: 'MIT', identifier: 'MIT' },
};

const SESSION = {
  type: 'apiKey',
  in: 'cookie',
  name: sessionCookie(false).name,
  description: `Set by signing up or in; over https its name is ${sessionCookie(true).name}. A request that changes something needs the Origin header of this installation.`,
};

const TOKEN = {
  type: 'http',
  scheme: 'bearer',
  description:
    'An access token that a person made in their profile, with one of three scopes: `add` only adds transactions, ' +
    '`read` only reads, and `write` does both and changes them. With a token no cookie is read, and no Origin is ' +
    `needed. A token may make ${TOKEN_REQUESTS_PER_MINUTE} requests a minute. An endpoint that does not name it responds with 403.`,
};

/** The OpenAPI 3.1 document of the endpoints. Throws for a check without an equivalent in JSON Schema. */
export function toOpenApi(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = toTemplate(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: toOperation(endpoint) };
  }
  return {
    openapi: '3.1.1',
    info: INFO,
    servers: [{ url: '/', description: 'This installation' }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...namedSchemas(), Error: ERROR_SCHEMA },
      securitySchemes: { session: SESSION, token: TOKEN },
    },
  };
}

const ACCESS_SENTENCES: Record<Access, string> = {
  public: 'Anyone may call it.',
  user: 'Signed-in people may call it.',
  accepted: 'Signed-in people who have accepted the current terms may call it.',
  admin: 'Administrators may call it.',
};

/** Returns a unique name for the endpoint: 'getMe', 'deleteExpensesById'. */
export function operationId({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  const words = path
    .replace(/^\/api(\/v1)?\//, '')
    .replaceAll('/:', '-by-')
    .split(/[^a-z0-9]+/i);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Writes the parameters of a path in braces, as OpenAPI does. */
export function toTemplate(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

/** Whether an endpoint can succeed; one that only reports a missing id cannot. */
export function canSucceed(endpoint: Endpoint): boolean {
  return returnsJson(endpoint) || endpoint.responseTypes.length > 0;
}

function returnsJson(endpoint: Endpoint): boolean {
  return endpoint.output?.def.type !== 'never';
}

/** Endpoints that respond with 304 to the ETag of the current response. */
const WITH_ETAG: ReadonlySet<unknown> = new Set([getSummary, listCategories, getApiDocument]);

function toOperation(endpoint: Endpoint): object {
  const { access, tag, summary } = endpoint;
  const content = toRequestContent(endpoint);
  const parameters = [
    ...toParameters(findSchema(endpoint, 'params'), 'path'),
    ...toParameters(findSchema(endpoint, 'query'), 'query'),
    ...(WITH_ETAG.has(endpoint) ? [IF_NONE_MATCH] : []),
  ];
  return {
    operationId: operationId(endpoint),
    summary,
    description: [ACCESS_SENTENCES[access], ...tokenSentence(endpoint)].join(' '),
    tags: [tag],
    security: toSecurity(endpoint),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: { ...toSuccessResponses(endpoint), ...toErrorResponses(listErrors(endpoint)) },
  };
}

function toSecurity({ access, byToken }: Endpoint): object[] {
  if (access === 'public') return [];
  return [{ session: [] }, ...(byToken === undefined ? [] : [{ token: allowedScopes(byToken) }])];
}

/** Returns the scopes of the access tokens that may call an endpoint. */
export function allowedScopes(byToken: TokenScope): TokenScope[] {
  return TOKEN_SCOPES.filter((scope) => scope === byToken || scope === 'write');
}

function tokenSentence({ byToken }: Endpoint): string[] {
  if (byToken === undefined) return [];
  return [`An access token needs the scope ${allowedScopes(byToken).join(' or ')}.`];
}

function toRequestContent(endpoint: Endpoint): object | undefined {
  const body = findSchema(endpoint, 'body');
  return body ? json(body) : endpoint.file && toContent(endpoint.file.types);
}

function toParameters(schema: JsonSchema | undefined, place: 'path' | 'query'): object[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const { description, ...rest } = property as JsonSchema;
    return {
      name,
      in: place,
      required: place === 'path' || (schema?.required ?? []).includes(name),
      ...(description === undefined ? {} : { description }),
      schema: rest,
    };
  });
}

function toSuccessResponses(endpoint: Endpoint): Record<string, object> {
  const schema = findSchema(endpoint, 'output');
  if (schema === undefined || !canSucceed(endpoint)) return {};
  const description = endpoint.status === 201 ? 'Recorded.' : 'Done.';
  const content = {
    ...(returnsJson(endpoint) ? json(schema) : {}),
    ...toContent(endpoint.responseTypes),
  };
  const response = { description, content };
  return {
    [endpoint.status]: WITH_ETAG.has(endpoint) ? { ...response, headers: ETAG } : response,
    ...(WITH_ETAG.has(endpoint)
      ? { 304: { description: 'Nothing has changed since the response with that ETag.' } }
      : {}),
  };
}

function json(schema: JsonSchema) {
  return { 'application/json': { schema } };
}

/** Describes content that is not JSON: text as text, everything else as bytes. */
function toContent(types: readonly string[]): object {
  return Object.fromEntries(
    types.map((type) => [type, type.startsWith('text/') ? { schema: { type: 'string' } } : {}]),
  );
}

const ETAG = {
  ETag: { description: 'Send it as If-None-Match with the next request.', schema: { type: 'string' } },
};

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The ETag of the last response.',
  schema: { type: 'string' },
};

export const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'The sentence of the code, in English.' },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    details: {
      type: 'array',
      description: 'The fields that are wrong.',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string', description: 'The path of the field, its parts joined by dots.' },
          code: { type: 'string', enum: Object.keys(FIELD_ERRORS) },
          message: { type: 'string', description: 'The sentence of the code, in English.' },
          min: {
            type: 'integer',
            description: 'Only if a password is too short: the fewest characters that it needs.',
          },
        },
        required: ['field', 'code', 'message'],
        additionalProperties: false,
      },
    },
    requestId: {
      type: 'string',
      description: "The id with which the server's log tells more about the request.",
    },
  },
  required: ['error', 'code', 'requestId'],
  additionalProperties: false,
};
