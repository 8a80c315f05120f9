import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { acceptedEncoding, pack, type Encoding } from './encoding.ts';
import type { HttpEnvironment } from './environment.ts';

/** A smaller answer fits into one packet uncompressed. */
const MIN_BYTES = 1_024;

/**
 * Compresses an answer unless its handler has negotiated the encoding. JSON is complete and mostly small, so this
 * avoids the library's streams, which cost more than many requests do.
 */
export function compression(): MiddlewareHandler<HttpEnvironment> {
  const compressStream = compress();
  return async (http, next) => {
    await next();
    const { headers } = http.res;
    if (headers.get('Vary')?.includes('Accept-Encoding')) return;
    if (headers.get('Content-Type') !== 'application/json') {
      await compressStream(http, () => Promise.resolve());
      return;
    }
    headers.append('Vary', 'Accept-Encoding');
    const encoding = acceptedEncoding(http.req.header('Accept-Encoding'), ['gzip']);
    if (http.req.method !== 'HEAD' && encoding !== 'identity') await packAnswer(http, encoding);
  };
}

async function packAnswer(http: Context<HttpEnvironment>, encoding: Encoding): Promise<void> {
  const { headers, status } = http.res;
  const plain = Buffer.from(await http.res.arrayBuffer());
  const isPacked = plain.length >= MIN_BYTES;
  if (isPacked) markPacked(headers, encoding);
  // Hono would merge the headers of the old and the new answer.
  http.res = undefined;
  http.res = new Response(isPacked ? await pack(plain, encoding) : plain, { status, headers });
}

function markPacked(headers: Headers, encoding: string): void {
  headers.set('Content-Encoding', encoding);
  const etag = headers.get('ETag');
  if (etag !== null && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`);
}
