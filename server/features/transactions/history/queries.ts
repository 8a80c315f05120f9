import { sql, type Expression, type SqlBool } from 'kysely';
import type { TransactionType } from '#shared/categories.ts';
import type { HistorySort } from '#shared/contract/transaction-history.ts';
import type { SearchTerms } from '#shared/transaction-search.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { TransactionRow } from '../queries.ts';

/**
 * Conditions on the transactions. A range has both ends or is omitted, so that there are few different
 * queries.
 */
export type HistoryFilter = {
  userId: string;
  type: TransactionType | undefined;
  category: string | undefined;
  days: { from: string; to: string } | undefined;
  /** Integer minor units. */
  amounts: { min: number; max: number } | undefined;
  terms: SearchTerms | undefined;
  importId: string | undefined;
};

/** Where a page ended: the value sorted by, and the id. */
export type HistoryCursor = { value: string | number; id: string };

type HistoryPage = {
  sort: HistorySort;
  limit: number;
  after: HistoryCursor | undefined;
  isStream?: boolean;
};

export const HISTORY_ORDERS = {
  newest: { column: 'date', direction: 'desc' },
  oldest: { column: 'date', direction: 'asc' },
  largest: { column: 'amount_minor', direction: 'desc' },
  smallest: { column: 'amount_minor', direction: 'asc' },
} as const satisfies Record<HistorySort, unknown>;

/**
 * Transactions of both types in order, after the end of the previous page. Set `isStream` to read on to the
 * last page: then every page starts where the previous one ended.
 */
export async function selectHistory(
  db: Reader,
  filter: HistoryFilter,
  { sort, limit, after, isStream = false }: HistoryPage,
): Promise<TransactionRow[]> {
  const isScan = filter.terms !== undefined || filter.importId !== undefined;
  const columns = isScan && !isStream ? SCANNED : INDEXED;
  const { column, direction } = HISTORY_ORDERS[sort];
  const sortedBy = columns[column];
  let query = filtered(db, filter, columns).selectAll().orderBy(sortedBy, direction).orderBy('id', direction);
  if (after) {
    const isBeyond = sql.raw(direction === 'desc' ? '<' : '>');
    query = query.where(sql<SqlBool>`(${sortedBy}, id) ${isBeyond} (${after.value}, ${after.id})`);
  }
  return await query.limit(limit).execute();
}

export type KindTotal = { type: TransactionType; amountMinor: number; count: number };

/** How many transactions there are of each type, and their sum in integer minor units. */
export async function sumHistory(db: Reader, filter: HistoryFilter): Promise<KindTotal[]> {
  const { amounts, terms, importId } = filter;
  const isOfDays = [amounts, terms, importId].every((condition) => condition === undefined);
  if (isOfDays) return await sumDays(db, filter);
  return await filtered(db, filter, SCANNED)
    .select((eb) => [
      SCANNED.type.as('type'),
      eb.fn.sum<number>('amount_minor').as('amountMinor'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy(SCANNED.type)
    .execute();
}

/** The same from the daily totals, which are far fewer than the transactions. */
async function sumDays(db: Reader, { userId, type, category, days }: HistoryFilter): Promise<KindTotal[]> {
  let query = db.selectFrom('daily_totals').where('user_id', '=', userId);
  if (type !== undefined) query = query.where('type', '=', type);
  if (category !== undefined) query = query.where('category', '=', category);
  if (days !== undefined) query = query.where('date', '>=', days.from).where('date', '<=', days.to);
  return await query
    .select((eb) => [
      'type',
      eb.fn.sum<number>('amount_minor').as('amountMinor'),
      eb.fn.sum<number>('count').as('count'),
    ])
    .groupBy('type')
    .execute();
}

type Columns = {
  type: Expression<TransactionType>;
  date: Expression<string>;
  amount_minor: Expression<number>;
};

export const INDEXED: Columns = {
  type: sql.ref<TransactionType>('type'),
  date: sql.ref<string>('date'),
  amount_minor: sql.ref<number>('amount_minor'),
};

/**
 * For queries that read every transaction of the user or of an import anyway: no index of days or amounts has the columns in this form, so the
 * transactions are read as they are stored, which is five times faster than in the order of another index.
 */
const SCANNED = {
  type: sql<TransactionType>`coalesce(type, '')`,
  date: sql<string>`coalesce(date, '')`,
  amount_minor: sql<number>`coalesce(amount_minor, 0)`,
} satisfies Columns;

export function filtered(db: Reader | Writer, filter: HistoryFilter, columns: Columns) {
  const { userId, type, category, days, amounts, terms, importId } = filter;
  let query = db.selectFrom('transactions').where('user_id', '=', userId);
  if (type !== undefined) query = query.where(columns.type, '=', type);
  if (category !== undefined) query = query.where('category', '=', category);
  if (importId !== undefined) {
    // The ids come from the index of imports alone; else SQLite reads all of the user's transactions.
    query = query.where('id', 'in', (eb) =>
      eb
        .selectFrom('transactions')
        .select('id')
        .where('user_id', '=', userId)
        .where('import_id', '=', importId),
    );
  }
  if (days !== undefined) {
    query = query.where(columns.date, '>=', days.from).where(columns.date, '<=', days.to);
  }
  if (amounts !== undefined) {
    query = query
      .where(columns.amount_minor, '>=', amounts.min)
      .where(columns.amount_minor, '<=', amounts.max);
  }
  return terms === undefined ? query : query.where(findsTerms(terms));
}

/** Whether a transaction, also a deleted one, is found by its description, category or amount. */
export function findsTerms({ text, categories, amounts }: SearchTerms): Expression<SqlBool> {
  const ways = [
    contains(text),
    ...categories.map((category) => sql<SqlBool>`category = ${category}`),
    ...amounts.map(({ min, max }) => sql<SqlBool>`coalesce(amount_minor, 0) between ${min} and ${max}`),
  ];
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
}

/** Whether the searched text contains this part, which has no wildcards. */
function contains(part: string): Expression<SqlBool> {
  const pattern = `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`search_text like ${pattern} escape '\\'`;
}
