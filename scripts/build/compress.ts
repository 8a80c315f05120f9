import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compression saves nothing for smaller files. */
const SMALLEST_BYTES = 1024;
/** The assets that are packed. HTML pages are not, because the server completes and compresses each itself. */
const PACKED = /\.(js|css|svg|json|txt|webmanifest)$/;

/** Writes a brotli and a gzip file next to each asset, so that the server does not compress it for each request. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !PACKED.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (content.length <= SMALLEST_BYTES) continue;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    await writeFile(`${path}.br`, await brotli(content, quality));
    await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
  }
}
