import { looksLikeCamt } from './formats/camt.ts';
import { looksLikeMt940 } from './formats/mt940.ts';
import { looksLikeNorma43 } from './formats/norma43.ts';
import { looksLikeOfx } from './formats/ofx.ts';
import { looksLikeQif } from './formats/qif.ts';
import { asciiStart } from './text.ts';
import { ImportError, type Format } from './types.ts';

export type BinaryFormat = 'ods' | 'xls' | 'xlsx';

const START_LENGTH = 5_000;

/** Returns the format of a binary file; undefined for text. Throws ImportError `pdf`. */
export function recogniseBytes(bytes: Uint8Array): BinaryFormat | undefined {
  const start = asciiStart(bytes, 1_024);
  if (start.includes('%PDF-')) throw new ImportError('pdf');
  // The first file inside an OpenDocument is its media type, uncompressed.
  if (/^PK[\s\S]{28}mimetypeapplication\/vnd\.oasis\.opendocument\./.test(start)) return 'ods';
  if (['PK\u0003\u0004', 'PK\u0005\u0006'].some((mark) => start.startsWith(mark))) return 'xlsx';
  // Workbooks of Excel 5 and later are in a container; older ones begin with their first record.
  const workbookMarks = [
    'ÐÏ\u0011à',
    '\t\b\u0010',
    '\t\b\b',
    '\t\u0004\u0006',
    '\t\u0002\u0006',
    '\t\0\u0004',
  ];
  return workbookMarks.some((mark) => start.startsWith(mark)) ? 'xls' : undefined;
}

/** Returns the format of a text by its content. Throws ImportError `empty`, `unknownFormat` or `doctype`. */
export function recogniseText(text: string): Exclude<Format, BinaryFormat> {
  const start = text.slice(0, START_LENGTH).trimStart();
  if (start === '') throw new ImportError('empty');
  if (isBinary(start)) throw new ImportError('unknownFormat');
  if (looksLikeOfx(start)) return 'ofx';
  if (start.startsWith('<')) return recogniseMarkup(start);
  if (looksLikeMt940(start)) return 'mt940';
  if (looksLikeNorma43(start)) return 'norma43';
  if (looksLikeQif(start)) return 'qif';
  return /^[{[]\s*["{}\]]/.test(start) ? 'saldoJson' : 'csv';
}

function recogniseMarkup(start: string): 'camt' | 'htmlTable' {
  if (looksLikeCamt(start)) return 'camt';
  if (/^<!doctype(?!\s+html)/i.test(start) || /<!ENTITY/i.test(start)) throw new ImportError('doctype', 1);
  // The XML of Excel 2003 consists of rows and cells as well.
  if (/<(?:html|table|body|head|meta|tr|td|style|div|center|(?:ss:)?workbook)\b/i.test(start))
    return 'htmlTable';
  throw new ImportError('unknownFormat');
}

/** Text has hardly any control characters. */
function isBinary(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- It counts control characters.
  const controls = text.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0;
  return controls > text.length * 0.02;
}
