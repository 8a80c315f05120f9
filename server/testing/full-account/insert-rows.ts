import type { Insertable } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Schema } from '#server/database/schema.ts';

/** An app or another database with a clock, whose tables are filled without the product. */
export type FilledApp = { database: Pick<Database, 'write'>; clock: { now: number } };
export type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

/** The number of rows that fit into one statement with all columns. */
const ROWS_AT_ONCE = 500;

/** Inserts `count` rows, which `make` returns one by one. */
export async function insertRows<Table extends keyof Schema>(
  { database }: FilledApp,
  table: Table,
  count: number,
  make: (at: number) => Row<Table>,
): Promise<void> {
  for (let start = 0; start < count; start += ROWS_AT_ONCE) {
    const length = Math.min(ROWS_AT_ONCE, count - start);
    const rows = Array.from({ length }, (_, at) => make(start + at));
    await database.write(async (trx) => {
      await trx.insertInto(table).values(rows).execute();
    });
  }
}
