import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { isComplete } from './complete-response.ts';
import { acceptedEncoding, compressBytes, MIN_COMPRESSED_BYTES, type Encoding } from './encoding.ts';
import type { HttpEnvironment } from './environment.ts';

/**
 * Compresses a response unless it is complete or its handler has chosen the encoding. JSON is in memory and mostly
 * small, so it is compressed without the library's streams, which cost more than many requests do.
 */
export function compression(): MiddlewareHandler<HttpEnvironment> {
  const compressStream = compress();
  return async (http, next) => {
    await next();
    if (isComplete(http)) return;
    const { headers } = http.res;
    if (headers.get('Vary')?.includes('Accept-Encoding')) return;
    if (headers.get('Content-Type') !== 'application/json') {
      await compressStream(http, () => Promise.resolve());
      return;
    }
    headers.append('Vary', 'Accept-Encoding');
    const encoding = acceptedEncoding(http.req.header('Accept-Encoding'), ['gzip']);
    if (http.req.method !== 'HEAD' && encoding !== 'identity') await compressResponse(http, encoding);
  };
}

async function compressResponse(http: Context<HttpEnvironment>, encoding: Encoding): Promise<void> {
  const { headers, status } = http.res;
  const plain = Buffer.from(await http.res.arrayBuffer());
  const isCompressed = plain.length >= MIN_COMPRESSED_BYTES;
  if (isCompressed) setEncodingHeaders(headers, encoding);
  // Otherwise Hono would merge the headers of the old and the new response.
  http.res = undefined;
  http.res = new Response(isCompressed ? await compressBytes(plain, encoding) : plain, { status, headers });
}

function setEncodingHeaders(headers: Headers, encoding: string): void {
  headers.set('Content-Encoding', encoding);
  const etag = headers.get('ETag');
  if (etag !== null && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`);
}
