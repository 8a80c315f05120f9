import type * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';

/** The people who may call an endpoint. `accepted`: signed-in users who have accepted the current terms. */
export type Access = 'public' | 'user' | 'accepted' | 'admin';

/**
 * The rights of a token: `add` only adds transactions, `read` only reads, `write` does both and changes data. No token
 * reaches the profile, the password, sessions, tokens or the administration.
 */
export const TOKEN_SCOPES = ['add', 'read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** A body that is not JSON: its allowed types, its maximum size, and the error for any other type. */
export type FileBody = { types: readonly string[]; maxBytes: number; refusal: ErrorCode };

/** An HTTP endpoint as a value. The server mounts it, the browser calls it, the API document shows it. */
export type Endpoint<Params = unknown, Query = unknown, Body = unknown, Output = unknown> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Full path; `:name` stands for a parameter. */
  path: `/api/${string}`;
  summary: string;
  tag: string;
  access: Access;
  /** Whether the password must have been given again in the last minutes. */
  needsProof?: boolean;
  /** Whether the user needs the premium plan, unless the installation gives it to everyone. */
  needsPremium?: boolean;
  /** The scope that an access token needs; `write` includes all. Without a scope, tokens may not call the endpoint. */
  byToken?: TokenScope;
  /** The error for a caller without a session. */
  anonymous: ErrorCode;
  /** The error for an unexpected failure. */
  failure: ErrorCode;
  /** The errors that this endpoint adds to those of every endpoint. */
  errors: readonly ErrorCode[];
  status: 200 | 201;
  /** Whether it works while the installation is read-only, although it is not a GET. */
  isOpenInMaintenance: boolean;
  /** Whether other sites may call it. If so, it must not look at the session. */
  isForAnyOrigin: boolean;
  params: Schema<Params>;
  query: Schema<Query>;
  body: Schema<Body>;
  /** The largest JSON body, if it may be larger than usual. */
  maxBodyBytes?: number;
  output: Schema<Output>;
  /** The file that is sent instead of a JSON body. */
  file: FileBody | undefined;
  /** The media types of responses other than JSON. */
  responseTypes: readonly string[];
};

type Schema<T> = z.ZodMiniType<T, unknown> | undefined;

export type ParamsOf<E> = E extends Endpoint<infer T, infer _Q, infer _B, infer _O> ? T : never;
export type QueryOf<E> = E extends Endpoint<infer _P, infer T, infer _B, infer _O> ? T : never;
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer T, infer _O> ? T : never;
export type OutputOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer T> ? T : never;

type RequiredField = 'method' | 'path' | 'summary' | 'tag' | 'access';
type ContentField = 'params' | 'query' | 'body' | 'output' | 'file';
type Definition<Params, Query, Body, Output> = Pick<Endpoint, RequiredField> &
  Partial<Omit<Endpoint, RequiredField | ContentField>> & {
    params?: z.ZodMiniType<Params, unknown>;
    query?: z.ZodMiniType<Query, unknown>;
    body?: z.ZodMiniType<Body, unknown>;
    output: z.ZodMiniType<Output, unknown>;
    file?: FileBody;
  };

/** Defines an endpoint. If `params`, `query` or `body` is left out, it takes no fields. */
export function endpoint<Output, Params = undefined, Query = undefined, Body = undefined>(
  definition: Definition<Params, Query, Body, Output>,
): Endpoint<Params, Query, Body, Output> {
  return {
    anonymous: 'notAuthenticated',
    failure: definition.method === 'GET' ? 'fetchFailed' : 'internal',
    errors: [],
    status: 200,
    isOpenInMaintenance: false,
    isForAnyOrigin: false,
    responseTypes: [],
    ...definition,
    file: definition.file,
    params: definition.params,
    query: definition.query,
    body: definition.body,
  };
}
