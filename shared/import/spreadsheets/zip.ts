import { decode, encodeUtf8 } from '../text-codec.ts';
import { ImportError } from '../types.ts';

/** Browsers and Node both have it; shared code compiles without the types of either. */
declare const DecompressionStream: new (format: 'deflate-raw') => {
  readable: { getReader: () => ChunkReader };
  writable: { getWriter: () => ChunkWriter };
};

type ChunkReader = {
  read: () => Promise<{ done: boolean; value?: Uint8Array }>;
  cancel: () => Promise<void>;
};
type ChunkWriter = { write: (bytes: Uint8Array) => Promise<void>; close: () => Promise<void> };

/** A file in a zip, still packed. `size` is its unpacked size, as the directory states it. */
type ZipEntry = { name: string; method: number; packed: Uint8Array; size: number; crc: number };

/** The unpacked size that all files of a zip may have together. */
export const MAX_UNPACKED_BYTES = 40_000_000;
const MAX_ENTRIES = 5_000;
const MAX_COMMENT_BYTES = 65_535;

const END = 0x06054b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const IN_ZIP64 = 0xffffffff;

/** Lists the files of a zip. Throws ImportError `damaged`, `encrypted`, or `tooLarge` if it states too large sizes. */
export function listZip(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw new ImportError('tooLarge');
  const entries: ZipEntry[] = [];
  let total = 0;
  let at = view.getUint32(end + 16, true);
  for (let number = 0; number < count; number++) {
    const { entry, next } = readEntry(bytes, view, at);
    total += entry.size;
    if (total > MAX_UNPACKED_BYTES) throw new ImportError('tooLarge');
    entries.push(entry);
    at = next;
  }
  return entries;
}

/** Unpacks a file. Throws ImportError `tooLarge` as soon as it is larger than the directory says, or `damaged`. */
export async function unpack({ method, packed, size, crc }: ZipEntry): Promise<Uint8Array> {
  if (method !== 0 && method !== 8) throw new ImportError('damaged');
  const content = method === 0 ? packed : await inflate(packed, size);
  if (content.length !== size || crc32(content) !== crc) throw new ImportError('damaged');
  return content;
}

/** Writes a zip without packing. */
export function storeZip(files: readonly { name: string; content: Uint8Array }[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const title = encodeUtf8(name);
    const fields = [20, 0, 0, 0, 0, crc32(content), content.length, content.length, title.length, 0];
    const local = header(LOCAL, [2, 2, 2, 2, 2, 4, 4, 4, 2, 2], fields);
    const entry = header(
      DIRECTORY,
      [2, 2, 2, 2, 2, 2, 4, 4, 4, 2, 2, 2, 2, 2, 4, 4],
      [20, ...fields, 0, 0, 0, 0, offset],
    );
    parts.push(local, title, content);
    directory.push(entry, title);
    offset += local.length + title.length + content.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = files.length;
  return join([
    ...parts,
    ...directory,
    header(END, [2, 2, 2, 2, 4, 4, 2], [0, 0, count, count, size, offset, 0]),
  ]);
}

export function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - MAX_COMMENT_BYTES);
  for (let at = view.byteLength - 22; at >= first; at--) if (view.getUint32(at, true) === END) return at;
  throw new ImportError('damaged');
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): { entry: ZipEntry; next: number } {
  if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY) throw new ImportError('damaged');
  if ((view.getUint16(at + 8, true) & 1) === 1) throw new ImportError('encrypted');
  const nameEnd = at + 46 + view.getUint16(at + 28, true);
  const extraEnd = nameEnd + view.getUint16(at + 30, true);
  const [size, packedSize, local] = readSizes(view, at, nameEnd, Math.min(extraEnd, bytes.length));
  if (local + 30 > bytes.length || view.getUint32(local, true) !== LOCAL) throw new ImportError('damaged');
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packedSize > bytes.length) throw new ImportError('damaged');
  const entry: ZipEntry = {
    name: decode(bytes.subarray(at + 46, nameEnd)).replaceAll('\\', '/'),
    method: view.getUint16(at + 10, true),
    packed: bytes.subarray(start, start + packedSize),
    size,
    crc: view.getUint32(at + 16, true),
  };
  return { entry, next: extraEnd + view.getUint16(at + 32, true) };
}

/** Unpacked size, packed size and offset; what does not fit into 32 bits is in the extra field of Zip64. */
function readSizes(view: DataView, at: number, extra: number, end: number): [number, number, number] {
  const sizes: [number, number, number] = [
    view.getUint32(at + 24, true),
    view.getUint32(at + 20, true),
    view.getUint32(at + 42, true),
  ];
  let field = extra;
  while (field + 4 <= end && view.getUint16(field, true) !== 1) field += 4 + view.getUint16(field + 2, true);
  let value = field + 4;
  for (const [which, size] of sizes.entries()) {
    if (size !== IN_ZIP64) continue;
    if (value + 8 > end) throw new ImportError('damaged');
    sizes[which] = Number(view.getBigUint64(value, true));
    value += 8;
  }
  return sizes;
}

async function inflate(packed: Uint8Array, limit: number): Promise<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const [reader, writer] = [readable.getReader(), writable.getWriter()];
  // The reader throws if the packed bytes are damaged.
  const ignore = () => {};
  writer.write(packed).catch(ignore);
  writer.close().catch(ignore);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || value === undefined) return join(chunks);
      size += value.length;
      if (size > limit) break;
      chunks.push(value);
    }
  } catch {
    throw new ImportError('damaged');
  }
  await reader.cancel().catch(ignore);
  throw new ImportError('tooLarge');
}

function header(signature: number, widths: readonly number[], values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 + widths.reduce((sum, width) => sum + width, 0)));
  view.setUint32(0, signature, true);
  let at = 4;
  for (const [index, width] of widths.entries()) {
    if (width === 2) view.setUint16(at, values[index] ?? 0, true);
    else view.setUint32(at, values[index] ?? 0, true);
    at += width;
  }
  return new Uint8Array(view.buffer);
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc & 1) === 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
