import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { acceptedEncoding, compressBytes, type Encoding } from '#server/http/encoding.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { isCurrent } from './etag.ts';

type Packed = { body: Buffer<ArrayBuffer>; etag: string };

/** A shared answer; `key` names its variant, and `make` returns its text. */
export type Answer = { key: string; type: string; make: () => string | Promise<string>; variesBy?: 'Cookie' };

export type SendPacked = (http: Context<HttpEnvironment>, answer: Answer) => Promise<Response>;

const MAX_ANSWERS = 100;

/**
 * Sends answers that many clients share. Each is made and packed once per encoding; a client with a current copy gets
 * 304. Keeps the latest hundred.
 */
export function createPackedAnswers(): SendPacked {
  const answers = new Map<string, Promise<Packed>>();

  return async (http, { key, type, make, variesBy }) => {
    const encoding = acceptedEncoding(http.req.header('accept-encoding'), ['br', 'gzip']);
    const { body, etag } = await kept(answers, `${encoding} ${key}`, async () =>
      packed(await make(), encoding),
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

async function packed(text: string, encoding: Encoding): Promise<Packed> {
  const plain = Buffer.from(text);
  const body = await compressBytes(plain, encoding);
  const hash = createHash('sha256').update(encoding).update(plain).digest('base64url').slice(0, 22);
  return { body, etag: `"${hash}"` };
}

function kept(
  answers: Map<string, Promise<Packed>>,
  key: string,
  make: () => Promise<Packed>,
): Promise<Packed> {
  const known = answers.get(key);
  if (known !== undefined) return known;
  const made = make();
  answers.set(key, made);
  made.catch(() => answers.delete(key));
  const oldest = answers.keys().next().value;
  if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest);
  return made;
}
