import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify';

/** Text, or a number as decimal text with a point, which may be negative. */
export type CsvCell = string | { number: string };

/**
 * Streams rows as CSV for a spreadsheet (RFC 4180, UTF-8 with a byte order mark). Text that looks like a formula gets
 * an apostrophe before it. Fails as soon as the rows fail.
 */
export function writeCsv(
  columns: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
): Readable {
  const writer = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { object: ({ number }) => ({ value: String(number), escape_formulas: false }) },
  });
  return Readable.from(inTurns(rows)).compose(writer) as Readable;
}

/** So many take about a millisecond. */
const ROWS_AT_ONCE = 100;

/** Lets other requests be answered between the rows of a long file, which else are all written at once. */
async function* inTurns<Row>(rows: AsyncIterable<Row> | Iterable<Row>): AsyncGenerator<Row, void> {
  let count = 0;
  for await (const row of rows) {
    yield row;
    count += 1;
    if (count % ROWS_AT_ONCE === 0) await setImmediate();
  }
}

/** Answers a CSV as a download. */
export function answerCsv(csv: Readable, fileName: string): Response {
  return new Response(Readable.toWeb(csv) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'no-store',
    },
  });
}

/** Reads the first item before the answer starts, so that an early failure can still be answered as an error. */
export async function started<T>(items: AsyncGenerator<T, void>): Promise<AsyncGenerator<T, void>> {
  const first = await items.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* items;
  })();
}
