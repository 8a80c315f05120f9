import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) };

export type Encoding = keyof typeof packers | 'identity';

/** The first offered encoding that the client accepts; the weight 0 refuses one. */
export function acceptedEncoding(
  acceptEncoding: string | undefined,
  offered: readonly (keyof typeof packers)[],
): Encoding {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return offered.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** Encodes the bytes. */
export async function pack(plain: Buffer<ArrayBuffer>, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  return encoding === 'identity' ? plain : await packers[encoding](plain);
}
