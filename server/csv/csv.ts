import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { stringify, type Options } from 'csv-stringify/sync';
import type { CsvForm } from './csv-form.ts';

/** Text, or a number as text with a decimal point, which the file replaces by its own decimal mark. */
export type CsvCell = string | { number: string };

/**
 * Streams rows as CSV for a spreadsheet (RFC 4180, UTF-8 with a byte order mark). Text that looks like a formula gets
 * an apostrophe before it. Fails as soon as the rows fail.
 */
export function writeCsv(
  columns: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
  form: CsvForm,
): Readable {
  return Readable.from(writePieces(columns, rows, optionsFor(form)), { objectMode: false });
}

function optionsFor({ separator, decimalMark }: CsvForm): Options {
  return {
    delimiter: separator,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: {
      object: ({ number }) => ({
        value: String(number).replace('.', decimalMark),
        escape_formulas: false,
      }),
    },
  };
}

/** The rows that are written at once, which takes about a millisecond. */
const ROWS_AT_ONCE = 100;

/** Yields the file in pieces, between which other requests run. */
async function* writePieces(
  columns: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
  options: Options,
): AsyncGenerator<string, void> {
  yield stringify([columns], { ...options, bom: true });
  let piece: (readonly CsvCell[])[] = [];
  for await (const row of rows) {
    if (piece.push(row) < ROWS_AT_ONCE) continue;
    yield stringify(piece, options);
    piece = [];
    await setImmediate();
  }
  if (piece.length > 0) yield stringify(piece, options);
}

export function respondWithCsv(csv: Readable, fileName: string): Response {
  return new Response(Readable.toWeb(csv) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'no-store',
    },
  });
}

/** Reads the first item before the response starts, so that an early failure can still be sent as an error. */
export async function startReading<T>(items: AsyncGenerator<T, void>): Promise<AsyncGenerator<T, void>> {
  const first = await items.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* items;
  })();
}
