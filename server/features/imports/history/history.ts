import { addDays, addMonths, today, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import { TRANSACTION_TYPES } from '#shared/categories.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { getImportHistory } from '#shared/contract/import-history.ts';
import { PAID_WITHIN_DAYS } from '#shared/limits.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { readInTurns } from '#server/database/in-turns.ts';
import type { Reader } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import {
  selectKnownEntries,
  selectKnownTransactions,
  type KnownEntry,
  type KnownTransaction,
} from './queries.ts';
import type { DueOccurrence, Occurrences } from '../ledger.ts';
import { streamNamedRows } from './named-rows.ts';

type ImportHistory = OutputOf<typeof getImportHistory>;
type User = { userId: string; currency: string; timeZone: string };

/** A preview learns from the transactions of the last 24 months. */
const LEARNED_MONTHS = 24;
/** A preview learns from the renamed rows of 37 months, which have three payments of a yearly series. */
const NAMED_MONTHS = 37;
/** A bank may move a row by some days between two downloads. */
const DAYS_AROUND = 31;
const LATEST_DAY = '9999-99-99';

/**
 * Streams the transactions and rows with which a preview compares a file, as pieces of JSON text, so that memory never
 * holds all of it. Throws `validationFailed` for a reversed range.
 */
export function streamImportHistory(
  db: Reader,
  user: User,
  { range, nowMs, occurrences }: { range: CalendarRange; nowMs: number; occurrences: Occurrences },
): AsyncGenerator<string> {
  if (range.to < range.from) throw fieldError('to', 'rangeReversed');
  const now = today(user.timeZone, nowMs);
  const learned = { from: addMonths(now, -LEARNED_MONTHS), to: LATEST_DAY };
  const named = { from: addMonths(now, -NAMED_MONTHS), to: LATEST_DAY };
  const last = addDays(range.to, DAYS_AROUND);
  // A day after the year 9999 has five digits in its year, and would sort before the others.
  const around = { from: addDays(range.from, -DAYS_AROUND), to: last < range.to ? LATEST_DAY : last };
  return toJson({
    transactions: streamTransactions(db, user, joinRanges(range, learned)),
    rows: streamRows(db, user, around),
    named: streamNamedRows(db, user.userId, { days: named, otherDays: around, sentFrom: learned.from }),
    occurrences: streamOccurrences(db, user, { range, now, occurrences }),
  });
}

/** Merges ranges that overlap, so that each day is read once. `later` must end after `range`. */
function joinRanges(range: CalendarRange, later: CalendarRange): CalendarRange[] {
  if (range.to < later.from) return [range, later];
  return [{ from: range.from < later.from ? range.from : later.from, to: later.to }];
}

async function* streamTransactions(
  db: Reader,
  { userId, currency }: User,
  ranges: readonly CalendarRange[],
): AsyncGenerator<ImportHistory['transactions'][number][]> {
  const decimals = currencyDecimals(currency);
  for (const days of ranges) {
    for (const type of TRANSACTION_TYPES) {
      // An empty id sorts before every other id of the day.
      const start = { date: days.from, id: '' };
      const batches = readInTurns<KnownTransaction>((last, limit) =>
        selectKnownTransactions(db, { userId, type, days }, { after: last ?? start, limit }),
      );
      for await (const rows of batches) yield rows.map((row) => toKnownTransaction(row, decimals));
    }
  }
}

async function* streamRows(
  db: Reader,
  { userId, currency }: User,
  days: CalendarRange,
): AsyncGenerator<ImportHistory['rows'][number][]> {
  const decimals = currencyDecimals(currency);
  const start = { date: days.from, import_id: '', line: 0 };
  const batches = readInTurns<KnownEntry>((last, limit) =>
    selectKnownEntries(db, { userId, days }, { after: last ?? start, limit }),
  );
  for await (const rows of batches) yield rows.map((row) => toKnownRow(row, decimals));
}

/** Streams the occurrences around a range, but only until some days after today, since a schedule may never end. */
async function* streamOccurrences(
  db: Reader,
  { userId, currency }: User,
  { range, now, occurrences }: { range: CalendarRange; now: CalendarDay; occurrences: Occurrences },
): AsyncGenerator<ImportHistory['occurrences'][number][]> {
  const decimals = currencyDecimals(currency);
  const last = addDays(now, DAYS_AROUND);
  const to = range.to < last ? addDays(range.to, PAID_WITHIN_DAYS) : last;
  const from = addDays(range.from, -PAID_WITHIN_DAYS);
  if (from <= to)
    for await (const batch of occurrences.stream(db, userId, { from, to }))
      yield batch.map((each) => toKnownOccurrence(each, decimals));
}

function toKnownOccurrence(
  occurrence: DueOccurrence,
  decimals: number,
): ImportHistory['occurrences'][number] {
  return {
    recurringId: occurrence.recurringId,
    day: occurrence.day,
    dueDay: occurrence.dueDay,
    type: occurrence.type,
    amount: toMajorUnits(occurrence.amountMinor, decimals),
    isEstimate: occurrence.isEstimate,
    description: occurrence.description,
    category: occurrence.category,
    transactionId: occurrence.transactionId,
  };
}

function toKnownTransaction(row: KnownTransaction, decimals: number): ImportHistory['transactions'][number] {
  return {
    id: row.id,
    type: row.type,
    date: row.date,
    amount: toMajorUnits(row.amount_minor, decimals),
    description: row.description,
    category: row.category,
    sourceId: row.source_id,
  };
}

function toKnownRow(row: KnownEntry, decimals: number): ImportHistory['rows'][number] {
  return {
    sourceId: row.source_id,
    key: row.key,
    occurrence: row.occurrence,
    bankId: row.bank_id,
    date: row.date,
    amount: toMajorUnits(row.amount_minor, decimals),
    text: row.text,
    outcome: row.outcome,
    transactionId: row.found_id,
    isDeleted: row.transaction_id !== null && row.found_id === null,
  };
}

/** Streams an object of lists as JSON. The items of each list come in batches. */
async function* toJson(lists: Record<keyof ImportHistory, AsyncIterable<unknown[]>>): AsyncGenerator<string> {
  let opening = '{';
  for (const [name, batches] of Object.entries(lists)) {
    yield `${opening}"${name}":[`;
    let separator = '';
    for await (const batch of batches) {
      if (batch.length === 0) continue;
      yield separator + JSON.stringify(batch).slice(1, -1);
      separator = ',';
    }
    yield ']';
    opening = ',';
  }
  yield '}';
}
