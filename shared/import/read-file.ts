import { assignCurrencies } from './file-currency.ts';
import { readCamt } from './formats/camt.ts';
import { readMt940 } from './formats/mt940.ts';
import { readNorma43 } from './formats/norma43.ts';
import { readOfx } from './formats/ofx.ts';
import { readQif } from './formats/qif.ts';
import { readSaldoJson } from './formats/saldo-json.ts';
import { readOds, readXls, readXlsx } from './formats/spreadsheet.ts';
import { readHtmlTable, readTableText } from './formats/table.ts';
import { leaveOut } from './leave-out.ts';
import { recogniseBytes, recogniseText, type BinaryFormat } from './recognise.ts';
import { decodeText } from './text.ts';
import {
  ImportError,
  MAX_FILE_BYTES,
  MAX_ROWS,
  type Format,
  type Movement,
  type ReadOptions,
  type ReadResult,
  type Reading,
  type Statement,
  type WarningCode,
} from './types.ts';

type Read<Content> = (content: Content, options: ReadOptions) => Reading | Promise<Reading>;

/** A test replaces readers by one that fails. */
export const readers: Record<BinaryFormat, Read<Uint8Array>> &
  Record<Exclude<Format, BinaryFormat>, Read<string>> = {
  camt: readCamt,
  csv: readTableText,
  htmlTable: readHtmlTable,
  mt940: readMt940,
  norma43: readNorma43,
  ods: readOds,
  ofx: readOfx,
  qif: readQif,
  saldoJson: readSaldoJson,
  xls: readXls,
  xlsx: readXlsx,
};

/** Far more than is ever saved. Comparing a text of a million characters with saved ones would take too long. */
const MAX_TEXT_LENGTH = 10_000;

/**
 * Reads a bank's file. Its content decides the format, since banks give spreadsheets, web pages and texts the same file
 * name extension. Throws an ImportError that says why the file cannot be read.
 */
export async function readFile(bytes: Uint8Array, options: ReadOptions): Promise<ReadResult> {
  if (bytes.length === 0) throw new ImportError('empty');
  if (bytes.length > MAX_FILE_BYTES) throw new ImportError('tooLarge');
  const { format, reading, warnings } = await readContent(bytes, options);
  const count = reading.statements.reduce((sum, { movements }) => sum + movements.length, 0);
  if (count > MAX_ROWS) throw new ImportError('tooManyRows');
  if (count === 0 && reading.statements.every(({ unreadable }) => unreadable.length === 0))
    throw withFormat(new ImportError('noMovements'), format);
  const { reading: withCurrencies, fileCurrency } = assignCurrencies(reading, options);
  const remaining = leaveOut(withCurrencies, options);
  const statements = withShortTexts(remaining.statements);
  return {
    ...remaining,
    statements,
    format,
    warnings: [...new Set([...warnings, ...remaining.warnings])],
    ...(fileCurrency && { fileCurrency }),
  };
}

async function readContent(
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<{ format: Format; reading: Reading; warnings: WarningCode[] }> {
  const binary = recogniseBytes(bytes);
  if (binary !== undefined) {
    const reading = await readAs(binary, async () => await readers[binary](bytes, options));
    return { format: binary, reading, warnings: [] };
  }
  const { text, warnings } = decodeText(bytes, options.answers?.encoding);
  const format = recogniseText(text);
  const reading = await readAs(format, async () => await readers[format](text, options));
  return { format, reading, warnings };
}

/** Adds the format to the error of a reader. An error that the reader does not expect means a damaged file. */
async function readAs(format: Format, read: () => Promise<Reading>): Promise<Reading> {
  try {
    return await read();
  } catch (error) {
    const known = error instanceof ImportError ? error : new ImportError('damaged', null, { cause: error });
    throw withFormat(known, format);
  }
}

function withFormat(error: ImportError, format: Format): ImportError {
  error.format = format;
  return error;
}

/** Cuts texts that are too long to be compared. */
function withShortTexts(statements: Statement[]): Statement[] {
  return statements.map((statement) => ({
    ...statement,
    movements: statement.movements.map((movement) => (isLong(movement) ? shortenTexts(movement) : movement)),
    unreadable: statement.unreadable.map((row) => ({ ...row, text: row.text.slice(0, MAX_TEXT_LENGTH) })),
  }));
}

function isLong({ text, payee, note }: Movement): boolean {
  return [text, payee ?? '', note].some((each) => each.length > MAX_TEXT_LENGTH);
}

function shortenTexts(movement: Movement): Movement {
  const { text, payee, note } = movement;
  return {
    ...movement,
    text: text.slice(0, MAX_TEXT_LENGTH),
    payee: payee?.slice(0, MAX_TEXT_LENGTH) ?? null,
    note: note.slice(0, MAX_TEXT_LENGTH),
  };
}
