import { readApp } from './formats/apps.ts';
import { readCamt } from './formats/camt.ts';
import { readHtmlTable } from './formats/html-table.ts';
import { readMt940 } from './formats/mt940.ts';
import { readNorma43 } from './formats/norma43.ts';
import { readOfx } from './formats/ofx.ts';
import { readQif } from './formats/qif.ts';
import { readSaldoJson } from './formats/saldo-json.ts';
import { readOds, readXls, readXlsx } from './formats/spreadsheet.ts';
import { readTableText, type TableReader } from './formats/table.ts';
import type { Format, ReadOptions, Reading } from './types.ts';

type MaybePromise = Reading | Promise<Reading>;

/** The way to read a format: from its text, or from its bytes. */
export type Reader =
  | { from: 'text'; read: (text: string, options: ReadOptions) => MaybePromise }
  | { from: 'bytes'; read: (bytes: Uint8Array, options: ReadOptions) => MaybePromise };

/** Readers of other applications' exports; the first one that recognises the header of a table reads it. */
const knownTables: readonly TableReader[] = [readApp];

export const readers: Partial<Record<Format, Reader>> = {
  camt: { from: 'text', read: readCamt },
  csv: { from: 'text', read: (text, options) => readTableText(text, options, knownTables) },
  htmlTable: { from: 'text', read: (text, options) => readHtmlTable(text, options, knownTables) },
  mt940: { from: 'text', read: readMt940 },
  norma43: { from: 'text', read: readNorma43 },
  ods: { from: 'bytes', read: (bytes, options) => readOds(bytes, options, knownTables) },
  ofx: { from: 'text', read: readOfx },
  qif: { from: 'text', read: readQif },
  saldoJson: { from: 'text', read: readSaldoJson },
  xls: { from: 'bytes', read: (bytes, options) => readXls(bytes, options, knownTables) },
  xlsx: { from: 'bytes', read: (bytes, options) => readXlsx(bytes, options, knownTables) },
};
