import type { Context } from 'hono';
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status';
import { acceptedEncoding, compressBytes, MIN_COMPRESSED_BYTES, type Encoding } from './encoding.ts';
import type { HttpEnvironment } from './environment.ts';

type Http = Context<HttpEnvironment>;

/**
 * Responds with JSON and with all headers of the pipeline at once. Middleware recognizes the response by `isComplete`
 * and does not touch it: web-standard `Headers` would cost more than most queries do.
 */
export async function respondWithJson(
  http: Http,
  value: unknown,
  status: ContentfulStatusCode,
): Promise<Response> {
  const text = JSON.stringify(value);
  const headers = { ...listHeaders(http), 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };
  const encoding = chooseEncoding(http, text);
  if (encoding === 'identity') return complete(http, text, status, headers);
  const etag = http.get('etag');
  // The tag names the uncompressed text, so it is weak here.
  const compressed = { ...headers, 'Content-Encoding': encoding, ...(etag && { ETag: `W/${etag}` }) };
  return complete(http, await compressBytes(Buffer.from(text), encoding), status, compressed);
}

function chooseEncoding(http: Http, text: string): Encoding {
  if (http.req.method === 'HEAD' || Buffer.byteLength(text) < MIN_COMPRESSED_BYTES) return 'identity';
  return acceptedEncoding(http.req.header('Accept-Encoding'), ['gzip']);
}

/** Responds with 304 and with all headers of the pipeline. */
export function respondNotModified(http: Http): Response {
  return complete(http, null, 304, listHeaders(http));
}

/** Whether the response to this request already has the headers of the pipeline. */
export function isComplete(http: Http): boolean {
  return http.get('completeResponse') === http.res;
}

/** Sets a header that only this response has. */
export function setOwnHeader(http: Http, name: string, value: string): void {
  noteOwnHeaders(http);
  http.header(name, value, { append: true });
}

/** Call this before setting a header through Hono in a handler or before it, such as a cookie: it would be lost. */
export function noteOwnHeaders(http: Http): void {
  http.set('hasOwnHeaders', true);
}

function complete(
  http: Http,
  body: string | Buffer<ArrayBuffer> | null,
  status: StatusCode,
  headers: Record<string, string>,
): Response {
  const response = http.get('hasOwnHeaders')
    ? http.newResponse(body, status, headers)
    : new Response(body, { status, headers });
  http.set('completeResponse', response);
  return response;
}

function listHeaders(http: Http): Record<string, string> {
  const etag = http.get('etag');
  return {
    ...http.get('apiHeaders'),
    'X-Request-Id': http.get('requestId'),
    ...(etag !== undefined && { ETag: etag }),
  };
}
