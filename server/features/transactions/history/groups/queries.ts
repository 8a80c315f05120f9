import type { TransactionType } from '#shared/categories.ts';
import type { Reader } from '#server/database/schema.ts';
import { readHistoryFilter, type Search, type SearchSource, type SearchUser } from '../filter.ts';
import {
  selectDailyTotals,
  selectFiltered,
  INDEXED,
  fitsDailyTotals,
  SCANNED,
  type HistoryFilter,
} from '../queries.ts';

/** The sum of the transactions of one day, type and category, in minor units. */
type DaySum = {
  date: string;
  type: TransactionType;
  category: string;
  amountMinor: number;
  count: number;
};

/** The sum of transactions with the same `search_text` and type, one of their descriptions, and their range of days. */
export type TextSum = {
  text: string;
  description: string;
  type: TransactionType;
  amountMinor: number;
  count: number;
  first: string;
  last: string;
};

/** Sums by day, type and category. Reads the daily totals if they suffice, since they are far fewer. */
async function sumByDay(db: Reader, filter: HistoryFilter): Promise<DaySum[]> {
  if (fitsDailyTotals(filter)) {
    return await selectDailyTotals(db, filter)
      .select(['date', 'type', 'category', 'amount_minor as amountMinor', 'count'])
      .orderBy('date')
      .execute();
  }
  const { date, type } = SCANNED;
  return await selectFiltered(db, filter, SCANNED)
    .select((eb) => [
      date.as('date'),
      type.as('type'),
      'category',
      eb.fn.sum<number>('amount_minor').as('amountMinor'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy([date, type, 'category'])
    .orderBy(date)
    .execute();
}

/** `texts` limits the sums to these texts. With `isShort`, the days are few, so that their index is the fastest way. */
type TextPart = { texts?: readonly string[]; isShort?: boolean };

async function sumByText(
  db: Reader,
  filter: HistoryFilter,
  { texts, isShort = false }: TextPart = {},
): Promise<TextSum[]> {
  const columns = isShort ? INDEXED : SCANNED;
  const { date, type } = columns;
  return await selectFiltered(db, filter, columns)
    .$if(texts !== undefined, (query) => query.where('search_text', 'in', texts ?? []))
    .select((eb) => [
      'search_text as text',
      eb.fn.min<string>('description').as('description'),
      type.as('type'),
      eb.fn.sum<number>('amount_minor').as('amountMinor'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<string>(date).as('first'),
      eb.fn.max<string>(date).as('last'),
    ])
    .groupBy(['search_text', type])
    .execute();
}

/** Sums what a search finds by day, type and category, sorted by day. Throws the errors of `readHistoryFilter`. */
export async function listDaySums(source: SearchSource, user: SearchUser, search: Search): Promise<DaySum[]> {
  return await sumByDay(source.db, await readHistoryFilter(source, user, search));
}

/** Sums what a search finds by text and type, the largest sum first. Throws the errors of `readHistoryFilter`. */
export async function listTextSums(
  source: SearchSource,
  user: SearchUser,
  search: Search,
  part: TextPart = {},
): Promise<TextSum[]> {
  const filter = await readHistoryFilter(source, user, search);
  return (await sumByText(source.db, filter, part)).toSorted(compareTextSums);
}

export function compareTextSums(one: TextSum, other: TextSum): number {
  if (one.amountMinor !== other.amountMinor) return other.amountMinor - one.amountMinor;
  if (one.text !== other.text) return one.text < other.text ? -1 : 1;
  return one.type < other.type ? -1 : 1;
}
