import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

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
  return encoding === 'identity' ? plain : await compressors[encoding](plain);
}
