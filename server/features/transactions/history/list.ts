import { isCalendarDay, type CalendarDay } from '#shared/calendar.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { Later } from '#shared/contract/later.ts';
import type {
  HistoryQuery,
  HistorySort,
  getTransactionTotals,
  listTransactions,
} from '#shared/contract/transaction-history.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { currencyDecimals } from '#shared/money.ts';
import { daysAhead } from '#shared/periods.ts';
import { readInTurns } from '#server/database/in-turns.ts';
import { sumTypes, toSums as toMajorSums } from '#server/amounts/sums.ts';
import { fieldError } from '#server/errors/app-error.ts';
import { cutPage } from '#server/paging/paging.ts';
import { listGroupSums } from '../groups/queries.ts';
import type { TransactionRow } from '../queries.ts';
import { toTransaction } from '../to-transaction.ts';
import {
  LATEST_BOUND,
  readHistoryFilter,
  type Search,
  type SearchSource,
  type SearchUser,
} from './filter.ts';
import { countParts } from './parts/queries.ts';
import {
  HISTORY_ORDERS,
  selectHistory,
  sumHistory,
  type HistoryCursor,
  type HistoryFilter,
  type TypeTotal,
} from './queries.ts';

type Paging = { limit: number; cursor?: string | undefined };

const DEFAULT_SORT: HistorySort = 'newest';
const STREAM_BATCH_SIZE = 500;

/** Returns a page of a search. Writes between two pages neither repeat nor hide other transactions. */
export async function listHistory(
  source: SearchSource,
  user: SearchUser,
  { sort = DEFAULT_SORT, limit, cursor, ...search }: HistoryQuery & Paging,
): Promise<OutputOf<typeof listTransactions>> {
  const after = cursor === undefined ? undefined : readCursor(cursor, sort);
  const filter = await readHistoryFilter(source, user, search);
  const found = await selectHistory(source.db, filter, { sort, limit: limit + 1, after });
  const { rows, nextCursor } = cutPage(found, limit, (last) => toCursor(last, sort));
  return {
    items: rows.map((row) => toTransaction(row, user.currency)),
    nextCursor,
    groups: await listGroupSums(source.db, user, rows),
  };
}

/** Counts and sums, in major units, the transactions that a search finds; `today` is the user's day. */
export async function totalHistory(
  source: SearchSource,
  user: SearchUser & { today: CalendarDay },
  search: Search,
): Promise<OutputOf<typeof getTransactionTotals>> {
  const filter = await readHistoryFilter(source, user, search);
  const totals = await sumHistory(source.db, filter);
  const { parts, purchases } = await countParts(source.db, filter);
  const { balance: _balance, ...sums } = toSums(totals, user);
  const later = await sumLater(source, user, filter, totals);
  return {
    ...sums,
    ...(parts > 0 && { splits: { parts, purchases: sums.count - parts + purchases } }),
    ...(later !== null && { later }),
  };
}

function toSums(totals: readonly TypeTotal[], { currency }: Pick<SearchUser, 'currency'>) {
  const decimals = currencyDecimals(currency);
  const sums = sumTypes(totals.map(({ type, amountMinor }) => ({ type, total: amountMinor })));
  return { count: totals.reduce((sum, { count }) => sum + count, 0), ...toMajorSums(sums, decimals) };
}

/** Sums the transactions of a search after today, or returns null. An open period ends with its last transaction. */
async function sumLater(
  { db }: SearchSource,
  user: SearchUser & { today: CalendarDay },
  filter: HistoryFilter,
  totals: readonly TypeTotal[],
): Promise<Later> {
  const last = totals.map((each) => each.last).reduce((one, other) => (other > one ? other : one), '');
  if (last <= user.today) return null;
  const { from = '', to = LATEST_BOUND } = filter.days ?? {};
  const period = daysAhead({ from, to: to === LATEST_BOUND ? last : to }, user.today);
  if (period === undefined) return null;
  return { period, ...toSums(await sumHistory(db, { ...filter, days: period }), user) };
}

/**
 * Yields every transaction that a search finds, by default all of the user, in batches, so that memory never holds all
 * of them. Reading the first one throws the errors of the search.
 */
export async function* streamTransactions(
  source: SearchSource,
  user: SearchUser,
  search: HistoryQuery = {},
): AsyncGenerator<Transaction, void> {
  for await (const row of streamRows(source, user, search)) yield toTransaction(row, user.currency);
}

/** Yields the rows of the transactions that `streamTransactions` yields. */
export async function* streamRows(
  source: SearchSource,
  user: SearchUser,
  { sort = DEFAULT_SORT, ...search }: HistoryQuery = {},
): AsyncGenerator<TransactionRow, void> {
  const filter = await readHistoryFilter(source, user, search);
  const { column } = HISTORY_ORDERS[sort];
  const batches = readInTurns<TransactionRow>((last, limit) => {
    const after = last && { value: last[column], id: last.id };
    return selectHistory(source.db, filter, { sort, limit, after, isStream: true });
  }, STREAM_BATCH_SIZE);
  for await (const rows of batches) yield* rows;
}

function toCursor(row: TransactionRow, sort: HistorySort): string {
  return `${row[HISTORY_ORDERS[sort].column]}_${row.id}`;
}

function readCursor(cursor: string, sort: HistorySort): HistoryCursor {
  const [text = '', id = '', ...rest] = cursor.split('_');
  const isDate = HISTORY_ORDERS[sort].column === 'date';
  const isValid = isDate ? isCalendarDay(text) : /^-?\d{1,15}$/.test(text);
  if (!isValid || !/^[0-9a-f-]{36}$/.test(id) || rest.length > 0) throw fieldError('cursor', 'invalid');
  return { value: isDate ? text : Number(text), id };
}
