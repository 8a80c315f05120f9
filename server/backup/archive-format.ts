import * as z from 'zod';

/*
 * A backup is a gzip file of JSON lines. The first line describes it; the last has the number of rows of each table and
 * the SHA-256 of all bytes before. Each line between has rows of one table, in the order of its primary key. All values
 * are text and integers, as in both databases.
 */

export const FORMAT = 'saldo-backup';
export const FORMAT_VERSION = 1;
/** More than the longest line: eight photos. */
export const MAX_LINE_BYTES = 32 * 1024 * 1024;

export type Value = string | number | null;

const Header = z.object({
  format: z.literal(FORMAT),
  version: z.int(),
  /** The newest migration of the copied database. */
  schema: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  createdAt: z.iso.datetime(),
});
export type Header = z.infer<typeof Header>;

/** Rows of one table, their values in the order of the columns. */
export type Batch = { table: string; columns: string[]; rows: Value[][] };

const Trailer = z.object({
  rows: z.record(z.string(), z.int().check(z.nonnegative())),
  sha256: z.string(),
});
export type Trailer = z.infer<typeof Trailer>;

/** Returns undefined if the line is no header. */
export function parseHeader(line: string): Header | undefined {
  return Header.safeParse(parseJson(line)).data;
}

export function parseTrailer(line: string): Trailer | undefined {
  return Trailer.safeParse(parseJson(line)).data;
}

/** Returns undefined if the line is no batch. It uses no schema, which would be slow for millions of values. */
export function parseBatch(line: string): Batch | undefined {
  const batch = parseJson(line) as Partial<Batch> | null | undefined;
  if (typeof batch?.table !== 'string' || !Array.isArray(batch.columns) || !Array.isArray(batch.rows)) {
    return undefined;
  }
  const { table, columns, rows } = batch;
  const isValid =
    columns.every((column) => typeof column === 'string') &&
    rows.every((row) => Array.isArray(row) && row.length === columns.length && row.every(isValue));
  return isValid ? { table, columns, rows } : undefined;
}

export function isValue(value: unknown): value is Value {
  return value === null || typeof value === 'string' || Number.isSafeInteger(value);
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
