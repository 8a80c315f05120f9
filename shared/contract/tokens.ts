import * as z from 'zod/mini';
import { MAX_TOKEN_DAYS, MAX_TOKEN_NAME_LENGTH, MAX_TOKENS } from '../limits.ts';
import { endpoint, TOKEN_SCOPES } from './endpoint.ts';
import { Instant, line, Success } from './fields.ts';
import { ById, Id } from './record-fields.ts';

/** An access token, without its secret. */
export const AccessToken = z.strictObject({
  id: Id,
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  createdAt: Instant,
  /** Exact to a day; null if it was never used. */
  lastUsedAt: z.nullable(Instant),
  expiresAt: Instant,
});
export type AccessToken = z.infer<typeof AccessToken>;

const common = { tag: 'Access tokens', access: 'user', failure: 'tokenSaveFailed' } as const;
const path = '/api/v1/me/tokens';

export const listTokens = endpoint({
  ...common,
  method: 'GET',
  path,
  summary: 'List the access tokens that have not expired, the newest first',
  failure: 'fetchFailed',
  output: z.strictObject({ items: z.array(AccessToken) }),
});

export const makeToken = endpoint({
  ...common,
  method: 'POST',
  path,
  summary: `Make an access token, at most ${MAX_TOKENS}. Its secret is only in this response`,
  access: 'accepted',
  needsProof: true,
  errors: ['tooManyTokens'],
  status: 201,
  body: z.strictObject({
    name: line(MAX_TOKEN_NAME_LENGTH),
    scope: z.enum(TOKEN_SCOPES),
    /** The days until it expires; by default a year. */
    days: z.optional(z.number().check(z.int(), z.gte(1), z.lte(MAX_TOKEN_DAYS))),
  }),
  output: z.strictObject({ ...AccessToken.shape, token: z.string() }),
});

export const revokeToken = endpoint({
  ...common,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Revoke an access token. Its next request is refused',
  errors: ['tokenNotFound'],
  params: ById,
  output: Success,
});
