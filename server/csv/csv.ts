import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/**
 * Rows as CSV (RFC 4180, UTF-8 with its mark) for a spreadsheet, read as fast as the caller takes them.
 * A text that a spreadsheet would take for a formula gets an apostrophe before it. Fails as soon as the
 * rows do.
 */
export function writeCsv(columns: readonly string[], rows: AsyncIterable<readonly string[]>): Readable {
  const writer = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
  });
  return Readable.from(rows).compose(writer) as Readable;
}

/** Answers a CSV as a file to keep. */
export function answerCsv(csv: Readable, fileName: string): Response {
  return new Response(Readable.toWeb(csv) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'no-store',
    },
  });
}

/** The same items, the first of them read already, so that what fails at once still has its own answer. */
export async function started<T>(items: AsyncGenerator<T, void>): Promise<AsyncGenerator<T, void>> {
  const first = await items.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* items;
  })();
}
