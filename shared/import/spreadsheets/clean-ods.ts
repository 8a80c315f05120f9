import { decode, encodeUtf8 } from '../text-codec.ts';
import { ImportError } from '../types.ts';
import { listZip, storeZip, unpack } from './zip.ts';

const MAX_CONTENT_BYTES = 40_000_000;
/** A cell or row that is repeated more often is the empty rest of a sheet. */
const MAX_REPEATS = 300;
const REPEATS = /number-(rows|columns)-repeated="(\d+)"/g;
const SPREADSHEET = 'application/vnd.oasis.opendocument.spreadsheet';

/**
 * Returns an ODS with only its cells, uncompressed. Throws ImportError `damaged`, `encrypted`, `doctype`, `tooLarge`, and
 * `unknownFormat` for any other document.
 */
export async function cleanOds(bytes: Uint8Array): Promise<Uint8Array> {
  const entries = listZip(bytes);
  const read = async (wanted: string) => {
    const entry = entries.find(({ name }) => name === wanted);
    if (entry !== undefined && entry.size > MAX_CONTENT_BYTES) throw new ImportError('tooLarge');
    return entry === undefined ? undefined : decode(await unpack(entry));
  };
  if (!(await read('mimetype'))?.startsWith(SPREADSHEET)) throw new ImportError('unknownFormat');
  if ((await read('META-INF/manifest.xml'))?.includes('encryption-data')) throw new ImportError('encrypted');
  const content = await read('content.xml');
  if (content === undefined) throw new ImportError('damaged');
  if (/<!(?:doctype|entity)/i.test(content.slice(0, 2_000))) throw new ImportError('doctype');
  const short = content.replace(REPEATS, (whole, kind: string, count: string) =>
    Number(count) > MAX_REPEATS ? `number-${kind}-repeated="1"` : whole,
  );
  return storeZip([
    { name: 'mimetype', content: encodeUtf8(SPREADSHEET) },
    { name: 'content.xml', content: encodeUtf8(short) },
  ]);
}
