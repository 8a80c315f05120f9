import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { acceptedEncoding, compressBytes, MIN_COMPRESSED_BYTES } from './encoding.ts';
import type { HttpEnvironment } from './environment.ts';

type Http = Context<HttpEnvironment>;

/**
 * Responds with JSON and with all headers of the pipeline at once. Middleware recognizes the response by `isComplete`
 * and does not touch it: web-standard `Headers` would cost more than most queries do. If the handler has set headers of
 * its own, the middleware adds the others as to any other response.
 */
export async function respondWithJson(
  http: Http,
  value: unknown,
  status: ContentfulStatusCode,
): Promise<Response> {
  if (http.get('hasOwnHeaders')) return http.json(value, status);
  const text = JSON.stringify(value);
  const headers = { ...listHeaders(http), 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };
  // A shorter text has fewer bytes than the least that is compressed, or is all but that short.
  const encoding =
    text.length < MIN_COMPRESSED_BYTES
      ? 'identity'
      : acceptedEncoding(http.req.header('Accept-Encoding'), ['gzip']);
  if (encoding === 'identity') return complete(http, new Response(text, { status, headers }));
  const etag = http.get('etag');
  const body = await compressBytes(Buffer.from(text), encoding);
  // The tag names the uncompressed text, so it is weak here.
  const compressed = { ...headers, 'Content-Encoding': encoding, ...(etag && { ETag: `W/${etag}` }) };
  return complete(http, new Response(body, { status, headers: compressed }));
}

/** Responds with 304 and with all headers of the pipeline. */
export function respondNotModified(http: Http): Response {
  return complete(http, new Response(null, { status: 304, headers: listHeaders(http) }));
}

/** Whether the response to this request already has the headers of the pipeline. */
export function isComplete(http: Http): boolean {
  return http.get('completeResponse') === http.res;
}

/** Sets a header that only this response has. */
export function setOwnHeader(http: Http, name: string, value: string): void {
  http.set('hasOwnHeaders', true);
  http.header(name, value, { append: true });
}

function complete(http: Http, response: Response): Response {
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
