import type { TransactionType } from '#shared/categories.ts';
import type { Reader } from '#server/database/schema.ts';
import { daysOnly, filtered, INDEXED, isOfDays, SCANNED, type HistoryFilter } from '../queries.ts';

/** What was recorded on a day in a category, in minor units. */
export type DaySum = {
  date: string;
  type: TransactionType;
  category: string;
  amountMinor: number;
  count: number;
};

/** The transactions with the same searched text, by `toSearchText`, and one of their descriptions. */
export type TextSum = {
  text: string;
  description: string;
  type: TransactionType;
  amountMinor: number;
  count: number;
  first: string;
  last: string;
};

/** Reads the daily totals, which are far fewer than the transactions, where these say what the filter asks. */
export async function sumByDay(db: Reader, filter: HistoryFilter): Promise<DaySum[]> {
  if (isOfDays(filter)) {
    return await daysOnly(db, filter)
      .select(['date', 'type', 'category', 'amount_minor as amountMinor', 'count'])
      .orderBy('date')
      .execute();
  }
  const { date, type } = SCANNED;
  return await filtered(db, filter, SCANNED)
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

/** `texts`: only these. `isShort`: the days are few, so that their index is the quickest way. */
export type TextPart = { texts?: readonly string[]; isShort?: boolean };

export async function sumByText(
  db: Reader,
  filter: HistoryFilter,
  { texts, isShort = false }: TextPart = {},
): Promise<TextSum[]> {
  const columns = isShort ? INDEXED : SCANNED;
  const { date, type } = columns;
  return await filtered(db, filter, columns)
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
