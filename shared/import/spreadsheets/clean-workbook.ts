import { ImportError } from '../types.ts';
import { listZip, MAX_UNPACKED_BYTES, storeZip, unpack } from './zip.ts';

declare const TextDecoder: new () => { decode: (bytes: Uint8Array) => string };
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

/** Parts that hold no cells. */
const OTHER_PARTS =
  /(?:^|\/)(?:charts?|chartsheets|comments|customXml|ctrlProps|diagrams|docProps|drawings|embeddings|externalLinks|media|persons|pivotCache|pivotTables|printerSettings|queryTables|slicers|slicerCaches|tables|theme|threadedComments|timelines|worksheets\/_rels)\//i;
const PART = /\.(?:xml|rels)$/i;
const SHEET_DATA = /<((?:[\w.-]{1,40}:)?sheetData)(?=[\s/>])/;

/**
 * An XLSX with its cells only, not packed: what a reader need not look at cannot hurt it. Throws ImportError
 * `damaged`, `encrypted`, `doctype`, `unknownFormat` for another kind of zip, and `tooLarge` from 100 MB unpacked.
 */
export async function cleanWorkbook(bytes: Uint8Array): Promise<Uint8Array> {
  const entries = listZip(bytes);
  if (!entries.some(({ name }) => /(?:^|\/)workbook\d*\.xml$/i.test(name)))
    throw new ImportError('unknownFormat');
  const files: { name: string; content: Uint8Array }[] = [];
  let left = MAX_UNPACKED_BYTES;
  for (const entry of entries) {
    if (!PART.test(entry.name) || OTHER_PARTS.test(entry.name)) continue;
    const content = await unpack(entry);
    left -= content.length;
    if (left < 0) throw new ImportError('tooLarge');
    files.push({ name: entry.name, content: cleanPart(content) });
  }
  return storeZip(files);
}

/** Of a sheet only the rows stay: columns, merges and rules cost time and say nothing. */
function cleanPart(content: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(content);
  if (/<!(?:doctype|entity)/i.test(text.slice(0, 2_000))) throw new ImportError('doctype');
  const opening = SHEET_DATA.exec(text);
  if (opening === null) return content;
  const [tag = '', name = ''] = opening;
  const rows = text.slice(opening.index + tag.length);
  if (/^\s*\/>/.test(rows)) return new TextEncoder().encode('<worksheet><sheetData/></worksheet>');
  const end = rows.lastIndexOf(`</${name}>`);
  if (end < 0) throw new ImportError('damaged');
  return new TextEncoder().encode(`<worksheet><sheetData${rows.slice(0, end)}</sheetData></worksheet>`);
}
