import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { nextTurn } from '#server/errors/while-client-waits.ts';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** The compression of a larger response may take longer than other work should wait for it. */
const MAX_AWAITED_BYTES = 65_536;
/** Responses that other threads compress now. */
const compressing = new Set<Promise<unknown>>();

/** A smaller response fits into one packet uncompressed. */
export const MIN_COMPRESSED_BYTES = 1_024;

export type Encoding = keyof typeof compressors | 'identity';

/** Returns the first offered encoding that the client accepts; a weight of 0 refuses an encoding. */
export function acceptedEncoding(
  acceptEncoding: string | undefined,
  offered: readonly (keyof typeof compressors)[],
): Encoding {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return offered.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

export async function compressBytes(
  plain: Buffer<ArrayBuffer>,
  encoding: Encoding,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'identity') return plain;
  const compressed = compressors[encoding](plain);
  if (plain.length > MAX_AWAITED_BYTES) return await compressed;
  compressing.add(compressed);
  try {
    return await compressed;
  } finally {
    compressing.delete(compressed);
  }
}

/** Call this before work that blocks the thread for long. Otherwise responses that are being compressed wait for it. */
export async function letResponsesLeave(): Promise<void> {
  if (compressing.size === 0) return;
  await Promise.allSettled(compressing);
  await nextTurn();
}
