import { MAX_LAST } from '#shared/import/match/majority.ts';
import { toName } from '#shared/import/match/file-rows.ts';
import { payeeKeys } from '#shared/import/match/payee-key.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { getImportHistory } from '#shared/contract/import-history.ts';
import type { Reader } from '#server/database/schema.ts';
import { append } from '#shared/lists.ts';
import { selectNamedEntries, type DayRange, type NamedEntry } from './queries.ts';

/** The maximum number of payees that a preview learns from; those with the latest rows come first. */
const MAX_PAYEES = 5_000;
const MAX_ROWS_READ = 100_000;
const ROWS_AT_ONCE = 2_000;

type NamedRow = OutputOf<typeof getImportHistory>['named'][number];

type Options = {
  /** The rows of these days are read, the latest first. */
  days: DayRange;
  /** Days whose rows the preview gets in another list. */
  without: DayRange;
  /** From this day on, the preview gets all transactions, which say as much as rows that were not renamed. */
  sentFrom: string;
};

/** Streams the latest rows of each payee that somebody renamed, and of every payee before `sentFrom`. */
export async function* streamNamedRows(
  db: Reader,
  userId: string,
  options: Options,
): AsyncGenerator<NamedRow[]> {
  const payees = await readPayees(db, userId, options);
  let batch: NamedRow[] = [];
  for (const rows of payees.values()) {
    const isRenamed = rows.some(({ text, description }) => toName(text) !== description);
    append(batch, rows.filter(({ day }) => isRenamed || day < options.sentFrom).map(toNamedRow));
    if (batch.length < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
    await new Promise(setImmediate);
  }
  yield batch;
}

/** Reads the latest `MAX_LAST` rows of each payee. */
async function readPayees(db: Reader, userId: string, { days, without }: Options) {
  const payees = new Map<string, NamedEntry[]>();
  const toKey = payeeKeys();
  let before = { date: days.to, importId: '', line: 0 };
  for (let read = 0; read < MAX_ROWS_READ; read += ROWS_AT_ONCE) {
    const entries = await selectNamedEntries(
      db,
      { userId, from: days.from },
      { before, limit: ROWS_AT_ONCE },
    );
    for (const entry of entries) {
      const name = toKey(entry.text);
      if (name === '' || (entry.date >= without.from && entry.date <= without.to)) continue;
      const key = `${entry.type} ${name}`;
      const rows = payees.get(key);
      if (rows === undefined && payees.size < MAX_PAYEES) payees.set(key, [entry]);
      else if (rows !== undefined && rows.length < MAX_LAST) rows.push(entry);
    }
    const last = entries.at(-1);
    if (last === undefined || entries.length < ROWS_AT_ONCE) break;
    before = { date: last.date, importId: last.import_id, line: last.line };
    // SQLite blocks the process: waiting requests run between two batches.
    await new Promise(setImmediate);
  }
  return payees;
}

function toNamedRow({ id, type, day, text, outcome, description, category }: NamedEntry): NamedRow {
  return { id, type, date: day, text, outcome, description, category };
}
