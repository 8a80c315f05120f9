import { decode, encodeUtf8 } from '../text-codec.ts';
import { ImportError } from '../types.ts';
import { WorkbookSize } from './sheet-size.ts';
import { listZip, storeZip, unpack } from './zip.ts';

/** The folders of parts without cells. */
const OTHER_PARTS =
  /(?:^|\/)(?:charts?|comments|customXml|ctrlProps|diagrams|docProps|drawings|embeddings|externalLinks|media|persons|pivotCache|pivotTables|printerSettings|queryTables|slicers|slicerCaches|tables|theme|threadedComments|timelines|worksheets\/_rels)\//i;
const PART = /\.(?:xml|rels)$/i;
/** Sheets without cells: charts, dialogs and macros. */
const OTHER_SHEETS = /(?:^|\/)(?:chart|dialog|macro)sheets\/(?!_rels\/)/i;
const OTHER_SHEET_TYPE = /\/(?:chartsheet|dialogsheet|xl(?:Intl)?Macrosheet)(?=["'])/g;
const EMPTY_SHEET = '<worksheet><sheetData/></worksheet>';
const SHEET_DATA = /<((?:[\w.-]{1,40}:)?sheetData)(?=[\s/>])/;

/**
 * Returns an XLSX with only its cells, uncompressed, so that no other part can harm the library that reads it. Throws
 * ImportError `damaged`, `encrypted`, `doctype`, `unknownFormat` for any other zip, and `tooLarge` for a workbook that
 * would take more than some seconds to read.
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
      ? encodeUtf8(EMPTY_SHEET)
      : cleanPart(await unpack(entry), size);
    files.push({ name: entry.name, content });
  }
  return storeZip(files);
}

/** Keeps only the rows of a sheet: columns, merged cells and rules take time and contain no values. */
function cleanPart(content: Uint8Array, size: WorkbookSize): Uint8Array {
  const text = decode(content);
  if (/<!(?:doctype|entity)/i.test(text.slice(0, 2_000))) throw new ImportError('doctype');
  const opening = SHEET_DATA.exec(text);
  if (opening === null) {
    size.addPart(content);
    return encodeUtf8(text.replace(OTHER_SHEET_TYPE, '/worksheet'));
  }
  const [tag = '', name = ''] = opening;
  const rows = text.slice(opening.index + tag.length);
  if (/^\s*\/>/.test(rows)) return encodeUtf8(EMPTY_SHEET);
  const end = rows.lastIndexOf(`</${name}>`);
  if (end < 0) throw new ImportError('damaged');
  const cells = rows.slice(0, end);
  size.addSheet(cells);
  return encodeUtf8(`<worksheet><sheetData${cells}</sheetData></worksheet>`);
}
