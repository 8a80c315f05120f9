import type { BodyOf, Endpoint, OutputOf, ParamsOf, QueryOf } from '#shared/contract/endpoint.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { FieldError } from '#shared/errors/fields.ts';

/** The error of a call, with the API's code, or 'offline' if the API could not be reached. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'offline';
  readonly status: number;
  readonly fields: readonly FieldError[];
  /** The wait that the server asks for. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode | 'offline',
    status = 0,
    fields: readonly FieldError[] = [],
    retryAfterSeconds?: number,
  ) {
    super(code);
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type InputPart<Name extends string, T> = undefined extends T ? unknown : { [K in Name]: T };
type QueryPart<T> = undefined extends T
  ? unknown
  : { query?: { [K in keyof T]?: string | number | undefined } };
type Input<E> = InputPart<'params', ParamsOf<E>> & QueryPart<QueryOf<E>> & InputPart<'body', BodyOf<E>>;
type LooseInput = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
};

/** Calls an endpoint of the contract and returns the body of the response. Throws `ApiError`. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { file, ...options }: { signal?: AbortSignal; keepalive?: boolean; file?: Blob } = {},
): Promise<OutputOf<E>> {
  const { params, query, body } = input as LooseInput;
  const response = await send(toUrl(endpoint.path, params, query), {
    method: endpoint.method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    // The browser sends the file's own type.
    ...(file === undefined ? {} : { body: file }),
    ...options,
  });
  if (!response.ok) throw await toApiError(response);
  return (await response.json()) as OutputOf<E>;
}

/** The fetch that every call uses. `onProofNeeded` and tests replace it. */
export const transport = { fetch: (url: string, init: RequestInit) => fetch(url, init) };

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await transport.fetch(url, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError('offline');
  }
}

function toUrl(path: string, params: LooseInput['params'] = {}, query: LooseInput['query'] = {}): string {
  const pathname = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${pathname}?${search}` : pathname;
}

async function toApiError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as {
    code?: ErrorCode;
    details?: FieldError[];
  };
  return new ApiError(
    body.code ?? 'internal',
    response.status,
    Array.isArray(body.details) ? body.details : [],
    readRetryAfter(response),
  );
}

/** Reads the header `Retry-After` in seconds; this API never sends it as a date. */
function readRetryAfter({ headers }: Response): number | undefined {
  const header = headers.get('retry-after') ?? '';
  return /^\d+$/.test(header) ? Number(header) : undefined;
}
