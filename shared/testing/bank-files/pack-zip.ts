import { join, storeZip } from '#shared/import/spreadsheets/zip.ts';

/** Browsers and Node both have it; shared code compiles without the types of either. */
declare const CompressionStream: new (format: 'deflate-raw') => {
  readable: { getReader: () => { read: () => Promise<{ done: boolean; value?: Uint8Array }> } };
  writable: { getWriter: () => { write: (bytes: Uint8Array) => Promise<void>; close: () => Promise<void> } };
};

/**
 * Makes a zip with unpacked `files`, and then a packed file of `size` zeros. The directory of the zip gives `claimed`
 * as the unpacked size of that file.
 */
export async function zipWithZeros(
  files: readonly { name: string; content: Uint8Array }[],
  zeros: { name: string; size: number; claimed: number },
): Promise<Uint8Array> {
  const packed = await packZeros(zeros.size);
  const zip = storeZip([...files, { name: zeros.name, content: packed }]);
  const view = new DataView(zip.buffer);
  let at = view.getUint32(zip.length - 6, true);
  for (let number = 0; number < files.length; number++) {
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true);
  }
  view.setUint16(at + 10, 8, true);
  view.setUint32(at + 24, zeros.claimed, true);
  return zip;
}

async function packZeros(size: number): Promise<Uint8Array> {
  const { readable, writable } = new CompressionStream('deflate-raw');
  const [reader, writer] = [readable.getReader(), writable.getWriter()];
  const piece = new Uint8Array(1_000_000);
  const writing = (async () => {
    for (let remaining = size; remaining > 0; remaining -= piece.length)
      await writer.write(piece.subarray(0, Math.min(remaining, piece.length)));
    await writer.close();
  })();
  const chunks: Uint8Array[] = [];
  for (let next = await reader.read(); !next.done && next.value !== undefined; next = await reader.read()) {
    chunks.push(next.value);
  }
  await writing;
  return join(chunks);
}
