import type { TransactionType } from '#shared/categories.ts';
import type { Reader } from '#server/database/schema.ts';
import {
  selectDailyTotals,
  selectFiltered,
  INDEXED,
  fitsDailyTotals,
  SCANNED,
  type HistoryFilter,
} from '../queries.ts';

/** The sum of the transactions of one day, type and category, in minor units. */
export type DaySum = {
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
export async function sumByDay(db: Reader, filter: HistoryFilter): Promise<DaySum[]> {
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
export type TextPart = { texts?: readonly string[]; isShort?: boolean };

export async function sumByText(
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
