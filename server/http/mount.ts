import type { Context, Hono } from 'hono';
import type { BodyOf, Endpoint, FileBody, OutputOf, ParamsOf, QueryOf } from '#shared/contract/endpoint.ts';
import { toFieldError } from '#shared/errors/fields.ts';
import { hasPremium, type PremiumMode } from '#shared/premium.ts';
import { AppError } from '#server/errors/app-error.ts';
import { whileClientWaits } from '#server/errors/while-client-waits.ts';
import { respondWithJson } from './complete-response.ts';
import type { Caller, HttpEnvironment } from './environment.ts';
import { USUAL_BODY_BYTES, withLargeBody } from './large-bodies.ts';
import { toAppError } from './to-app-error.ts';
import { validate } from './validate.ts';

export type App = Hono<HttpEnvironment>;

/** The argument of a handler: validated input, the caller, and the HTTP context for headers. */
export type Request<E> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The file that was sent instead of JSON. Read it only on endpoints with a file. */
  file: Uint8Array<ArrayBuffer>;
  /** The signed-in user. Do not read it on public endpoints, where it may be missing. */
  caller: Caller;
  http: Context<HttpEnvironment>;
};

/** A handler returns the endpoint's output, or a whole response if it needs another status. */
export type Handler<E> = (request: Request<E>) => Promise<OutputOf<E> | Response>;

/**
 * Serves an endpoint of the contract: checks access, proof, plan and input, then calls the handler. An unexpected
 * failure gets the endpoint's own error code.
 */
export function mount<E extends Endpoint>(app: App, endpoint: E, handle: Handler<E>): void {
  app.on(endpoint.method, endpoint.path, async (http) => {
    const caller = requireAccess(endpoint, http.get('caller'));
    if (endpoint.access === 'admin') await requireTwoStep(http);
    if (http.get('settings').isReadOnly && !isOpenInMaintenance(endpoint)) throw new AppError('readOnly');
    if (endpoint.needsProof) requireProof(caller);
    if (endpoint.needsPremium) requirePremium(caller, http.get('settings').premiumMode);
    const serve = () => respond(endpoint, handle, { caller, http });
    return isLarge(endpoint, http) ? await withLargeBody(caller?.userId ?? '', serve) : await serve();
  });
}

/** Reads the input, calls the handler and responds with its output. */
async function respond<E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  { caller, http }: { caller: Caller | undefined; http: Context<HttpEnvironment> },
): Promise<Response> {
  const body = endpoint.body === undefined ? undefined : await readJson(http);
  const request = {
    params: endpoint.params && validate(endpoint.params, http.req.param()),
    query: validateQuery(endpoint, http.req.queries()),
    body: endpoint.body && validate(endpoint.body, body),
    file: endpoint.file && (await readFile(http, endpoint.file)),
    caller,
    http,
  } as Request<E>;
  const output = await runHandler(endpoint, handle, request);
  return output instanceof Response ? output : await respondWithJson(http, output, endpoint.status);
}

/** Whether the body is, or may be, larger than the usual limit. */
function isLarge({ maxBodyBytes }: Endpoint, http: Context<HttpEnvironment>): boolean {
  if (maxBodyBytes === undefined) return false;
  const length = http.req.header('content-length');
  return length === undefined || !(Number(length) <= USUAL_BODY_BYTES);
}

async function runHandler<E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  request: Request<E>,
): Promise<OutputOf<E> | Response> {
  try {
    const { http } = request;
    // A write is finished even if nobody waits for the response.
    if (endpoint.method !== 'GET') return await handle(request);
    return await whileClientWaits(
      () => http.req.raw.signal,
      () => handle(request),
    );
  } catch (error) {
    throw toAppError(error, endpoint.failure);
  }
}

function requireAccess(endpoint: Endpoint, caller: Caller | undefined): Caller | undefined {
  if (caller !== undefined && !isScopeAllowed(endpoint, caller)) throw new AppError('tokenScope');
  if (endpoint.access === 'public') return caller;
  if (caller === undefined) throw new AppError(endpoint.anonymous);
  if (caller.isSuspended) throw new AppError('accountSuspended');
  if (endpoint.access === 'admin' && !caller.isAdmin) throw new AppError('notAdmin');
  if (endpoint.access === 'accepted' && !caller.hasAcceptedTerms) throw new AppError('termsRequired');
  return caller;
}

/** Throws `twoStepRequired` if the administration needs a code at sign-in, and the administrator's sign-in needs none. */
async function requireTwoStep(http: Context<HttpEnvironment>): Promise<void> {
  if (!http.get('settings').adminsNeedTwoStep) return;
  const userId = http.get('caller')?.userId ?? '';
  if (!(await http.get('hasTwoStep')(userId))) throw new AppError('twoStepRequired');
}

/** Whether the caller has a session, or an access token whose scope includes the endpoint. */
function isScopeAllowed({ byToken }: Endpoint, { tokenScope }: Caller): boolean {
  if (tokenScope === null) return true;
  return byToken !== undefined && (tokenScope === byToken || tokenScope === 'write');
}

/** Throws `proofRequired` unless the password was given in this session within the last minutes. */
export function requireProof(caller: Pick<Caller, 'provedUntil'> | undefined): void {
  if (caller === undefined || caller.provedUntil === null) throw new AppError('proofRequired');
}

function requirePremium(caller: Caller | undefined, mode: PremiumMode): void {
  if (!hasPremium(mode, caller?.hasPremiumPlan === true)) throw new AppError('premiumRequired');
}

/** Maintenance allows reading, signing in and out, and everything that can end it. */
function isOpenInMaintenance(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET' || endpoint.access === 'admin' || endpoint.isOpenInMaintenance;
}

async function readJson(http: Context<HttpEnvironment>): Promise<unknown> {
  const contentType = http.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(contentType)) throw new AppError('unsupportedMediaType');
  const text = await http.req.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('malformedBody');
  }
}

async function readFile(http: Context<HttpEnvironment>, file: FileBody): Promise<Uint8Array> {
  const [type = ''] = (http.req.header('content-type') ?? '').split(';');
  if (!file.types.includes(type.trim().toLowerCase())) throw new AppError(file.refusal);
  return new Uint8Array(await http.req.arrayBuffer());
}

function validateQuery(endpoint: Endpoint, queries: Record<string, string[]>): unknown {
  const repeated = Object.keys(queries).filter((name) => (queries[name]?.length ?? 0) > 1);
  if (repeated.length > 0) throw invalidQuery(repeated, 'invalid');
  if (endpoint.query === undefined) {
    const names = Object.keys(queries);
    if (names.length > 0) throw invalidQuery(names, 'unknownField');
    return undefined;
  }
  const single = Object.fromEntries(Object.entries(queries).map(([name, values]) => [name, values[0]]));
  return validate(endpoint.query, single);
}

function invalidQuery(names: readonly string[], code: 'invalid' | 'unknownField'): AppError {
  return new AppError('validationFailed', { fields: names.map((field) => toFieldError(field, code)) });
}
