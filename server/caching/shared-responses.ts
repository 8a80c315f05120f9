import type { Context } from 'hono';
import { acceptedEncoding, compressBytes, type Encoding } from '#server/http/encoding.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { isCurrent, toEtag } from './etag.ts';

type Compressed = { body: Buffer<ArrayBuffer>; etag: string };

/** A response for many clients. `key` names its variant, and `make` returns its text. */
type SharedResponse = {
  key: string;
  type: string;
  make: () => string | Promise<string>;
  variesBy?: 'Cookie';
};

const MAX_CACHED = 100;

/**
 * Sends responses that many clients share. Each is made and compressed once per encoding; a client with a current copy
 * gets 304. Caches the latest `MAX_CACHED`.
 */
export function createSharedResponses() {
  const cache = new Map<string, Promise<Compressed>>();

  return async (
    http: Context<HttpEnvironment>,
    { key, type, make, variesBy }: SharedResponse,
  ): Promise<Response> => {
    const encoding = acceptedEncoding(http.req.header('accept-encoding'), ['br', 'gzip']);
    const { body, etag } = await readCached(cache, `${encoding} ${key}`, async () =>
      compressText(await make(), encoding),
    );
    http.header('Vary', variesBy === undefined ? 'Accept-Encoding' : `${variesBy}, Accept-Encoding`);
    http.header('Cache-Control', 'no-cache');
    http.header('ETag', etag);
    if (isCurrent(http.req.header('if-none-match'), etag)) return http.body(null, 304);
    http.header('Content-Type', type);
    if (encoding !== 'identity') http.header('Content-Encoding', encoding);
    return http.body(body);
  };
}

async function compressText(text: string, encoding: Encoding): Promise<Compressed> {
  const body = await compressBytes(Buffer.from(text), encoding);
  return { body, etag: toEtag(encoding + text) };
}

function readCached(
  cache: Map<string, Promise<Compressed>>,
  key: string,
  make: () => Promise<Compressed>,
): Promise<Compressed> {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const result = make();
  cache.set(key, result);
  result.catch(() => cache.delete(key));
  const oldest = cache.keys().next().value;
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  return result;
}
