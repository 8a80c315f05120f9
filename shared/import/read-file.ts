import { assignCurrencies } from './file-currency.ts';
import { leaveOut } from './leave-out.ts';
import { readers, type Reader } from './readers.ts';
import { recogniseBytes, recogniseText } from './recognise.ts';
import { withShortTexts } from './short-texts.ts';
import { decodeText } from './text.ts';
import {
  ImportError,
  MAX_FILE_BYTES,
  MAX_ROWS,
  type Format,
  type ReadOptions,
  type ReadResult,
  type Reading,
  type WarningCode,
} from './types.ts';

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
    const reader = requireReader(binary);
    if (reader.from !== 'bytes') throw new ImportError('unknownFormat');
    const reading = await readAs(binary, async () => await reader.read(bytes, options));
    return { format: binary, reading, warnings: [] };
  }
  const { text, warnings } = decodeText(bytes, options.answers?.encoding);
  const format = recogniseText(text);
  const reader = requireReader(format);
  if (reader.from !== 'text') throw new ImportError('unknownFormat');
  const reading = await readAs(format, async () => await reader.read(text, options));
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

function requireReader(format: Format): Reader {
  const reader = readers[format];
  if (reader === undefined) throw new ImportError('unknownFormat');
  return reader;
}
