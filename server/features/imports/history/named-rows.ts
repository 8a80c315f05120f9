import type { CalendarRange } from '#shared/calendar.ts';
import { MAX_LAST } from '#shared/import/match/majority.ts';
import { toName } from '#shared/import/match/file-rows.ts';
import { payeeKeys } from '#shared/import/match/payee-key.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { getImportHistory } from '#shared/contract/import-history.ts';
import { readInTurns, ROWS_IN_A_TURN } from '#server/database/in-turns.ts';
import type { Reader } from '#server/database/schema.ts';
import { nextTurn } from '#server/errors/while-client-waits.ts';
import { append } from '#shared/lists.ts';
import { selectNamedEntries, type NamedEntry } from './queries.ts';

/** The maximum number of payees that a preview learns from. If there are more, those with the latest rows count. */
const MAX_PAYEES = 5_000;
const MAX_ROWS_READ = 100_000;

type NamedRow = OutputOf<typeof getImportHistory>['named'][number];

type Options = {
  days: CalendarRange;
  /** Days whose rows the preview gets in another list. */
  otherDays: CalendarRange;
  /** From this day on, the preview gets all transactions, so that it needs only the rows of renamed payees. */
  sentFrom: string;
};

/** Streams the latest rows of each renamed payee; of other payees, only the rows of days before `sentFrom`. */
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
    if (batch.length < ROWS_IN_A_TURN) continue;
    yield batch;
    batch = [];
    await nextTurn();
  }
  yield batch;
}

/** Reads the latest `MAX_LAST` rows of each payee. */
async function readPayees(db: Reader, userId: string, { days, otherDays }: Options) {
  const payees = new Map<string, NamedEntry[]>();
  const toKey = payeeKeys();
  const start = { date: days.to, import_id: '', line: 0 };
  const batches = readInTurns<NamedEntry>((last, limit) =>
    selectNamedEntries(db, { userId, from: days.from }, { before: last ?? start, limit }),
  );
  let count = 0;
  for await (const entries of batches) {
    for (const entry of entries) {
      const name = toKey(entry.text);
      if (name === '' || (entry.date >= otherDays.from && entry.date <= otherDays.to)) continue;
      const key = `${entry.type} ${name}`;
      const rows = payees.get(key);
      if (rows === undefined && payees.size < MAX_PAYEES) payees.set(key, [entry]);
      else if (rows !== undefined && rows.length < MAX_LAST) rows.push(entry);
    }
    count += entries.length;
    if (count >= MAX_ROWS_READ) break;
  }
  return payees;
}

function toNamedRow({ id, type, day, text, outcome, description, category }: NamedEntry): NamedRow {
  return { id, type, date: day, text, outcome, description, category };
}
