import { ImportError } from '../types.ts';
import { WorkbookSize } from './sheet-size.ts';
import { listZip, storeZip, unpack } from './zip.ts';

declare const TextDecoder: new () => { decode: (bytes: Uint8Array) => string };
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

/** Parts that hold no cells. */
const OTHER_PARTS =
  /(?:^|\/)(?:charts?|comments|customXml|ctrlProps|diagrams|docProps|drawings|embeddings|externalLinks|media|persons|pivotCache|pivotTables|printerSettings|queryTables|slicers|slicerCaches|tables|theme|threadedComments|timelines|worksheets\/_rels)\//i;
const PART = /\.(?:xml|rels)$/i;
/** Sheets without cells: charts, dialogs and macros. */
const OTHER_SHEETS = /(?:^|\/)(?:chart|dialog|macro)sheets\/(?!_rels\/)/i;
const OTHER_SHEET_TYPE = /\/(?:chartsheet|dialogsheet|xl(?:Intl)?Macrosheet)(?=["'])/g;
const EMPTY_SHEET = '<worksheet><sheetData/></worksheet>';
const SHEET_DATA = /<((?:[\w.-]{1,40}:)?sheetData)(?=[\s/>])/;

/**
 * An XLSX with its cells only, not packed: what a reader need not look at cannot hurt it. Throws ImportError
 * `damaged`, `encrypted`, `doctype`, `unknownFormat` for another kind of zip, and `tooLarge` for more than a reader
 * gets through in some seconds.
 */
export async function cleanWorkbook(bytes: Uint8Array): Promise<Uint8Array> {
  const entries = listZip(bytes);
  if (!entries.some(({ name }) => /(?:^|\/)workbook\d*\.xml$/i.test(name)))
    throw new ImportError('unknownFormat');
  const files: { name: string; content: Uint8Array }[] = [];
  const size = new WorkbookSize();
  for (const entry of entries) {
    if (!PART.test(entry.name) || OTHER_PARTS.test(entry.name)) continue;
    const content = OTHER_SHEETS.test(entry.name)
      ? encode(EMPTY_SHEET)
      : cleanPart(await unpack(entry), size);
    files.push({ name: entry.name, content });
  }
  return storeZip(files);
}

/** Of a sheet only the rows stay: columns, merges and rules cost time and say nothing. */
function cleanPart(content: Uint8Array, size: WorkbookSize): Uint8Array {
  const text = new TextDecoder().decode(content);
  if (/<!(?:doctype|entity)/i.test(text.slice(0, 2_000))) throw new ImportError('doctype');
  const opening = SHEET_DATA.exec(text);
  if (opening === null) {
    size.addPart(content);
    return encode(text.replace(OTHER_SHEET_TYPE, '/worksheet'));
  }
  const [tag = '', name = ''] = opening;
  const rows = text.slice(opening.index + tag.length);
  if (/^\s*\/>/.test(rows)) return encode(EMPTY_SHEET);
  const end = rows.lastIndexOf(`</${name}>`);
  if (end < 0) throw new ImportError('damaged');
  const cells = rows.slice(0, end);
  size.addSheet(cells);
  return encode(`<worksheet><sheetData${cells}</sheetData></worksheet>`);
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
