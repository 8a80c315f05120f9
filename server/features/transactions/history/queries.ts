import { sql, type AliasableExpression, type Expression, type NotNull, type SqlBool } from 'kysely';
import type { CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { HistorySort } from '#shared/contract/transaction-history.ts';
import type { AmountRange, SearchTerms } from '#shared/transaction-search.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { TransactionRow } from '../queries.ts';
import { matchesTerms, hasTag, hasWord } from './terms/queries.ts';

/** The conditions on transactions. A range has both ends or is left out, so that there are fewer kinds of queries. */
export type HistoryFilter = {
  userId: string;
  type: TransactionType | undefined;
  /** A transaction must have one of these categories. */
  categories: readonly string[] | undefined;
  /** Tags, converted by `toSearchText`. A transaction must have one of them. */
  tags: readonly string[] | undefined;
  /** Searched words, converted by `toSearchText`. A transaction must match one of them, as in `hasWordStart`. */
  words: readonly string[] | undefined;
  days: CalendarRange | undefined;
  /** In integer minor units; the sign of a refund is ignored. */
  amounts: AmountRange | undefined;
  terms: SearchTerms | undefined;
  importId: string | undefined;
  /** A transaction must have one of these accounts. */
  accounts: readonly string[] | undefined;
  recurringId: string | undefined;
  /** The description must equal one of these; an empty list finds nothing. */
  descriptions: readonly string[] | undefined;
};

/** The last row of a page: the value by which it is sorted, and the id. */
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
 * Selects a sorted page of both types. Set `isStream` if all pages are read: then each query must start at the previous
 * page's end by an index, instead of scanning all transactions again.
 */
export async function selectHistory(
  db: Reader,
  filter: HistoryFilter,
  { sort, limit, after, isStream = false }: HistoryPage,
): Promise<TransactionRow[]> {
  const { terms, tags, words, accounts, ...others } = filter;
  // The index of accounts has the order of days.
  const isIndexed = accounts?.length === 1 && sort !== 'largest' && sort !== 'smallest';
  const scanned = isIndexed ? undefined : accounts;
  const scanConditions = [terms, tags, words, ...listOtherConditions({ ...others, accounts: scanned })];
  const isScan = scanConditions.some((each) => each !== undefined);
  const columns = isScan && !isStream ? SCANNED : INDEXED;
  const { column, direction } = HISTORY_ORDERS[sort];
  const sortedBy = columns[column];
  let query = selectFiltered(db, filter, columns)
    .selectAll()
    .orderBy(sortedBy, direction)
    .orderBy('id', direction);
  if (after) {
    const comparison = sql.raw(direction === 'desc' ? '<' : '>');
    query = query.where(sql<SqlBool>`(${sortedBy}, id) ${comparison} (${after.value}, ${after.id})`);
  }
  return await query.limit(limit).execute();
}

export type TypeTotal = { type: TransactionType; amountMinor: number; count: number; last: string };

/** Counts and sums transactions by type, in integer minor units, with the last day of each type. */
export async function sumHistory(db: Reader, filter: HistoryFilter): Promise<TypeTotal[]> {
  // The daily totals are far fewer than the transactions.
  if (fitsDailyTotals(filter)) {
    return await selectDailyTotals(db, filter)
      .select((eb) => [
        'type',
        eb.fn.sum<number>('amount_minor').as('amountMinor'),
        eb.fn.sum<number>('count').as('count'),
        eb.fn.max<string>('date').as('last'),
      ])
      .groupBy('type')
      .execute();
  }
  return await selectFiltered(db, filter, SCANNED)
    .select((eb) => [
      SCANNED.type.as('type'),
      eb.fn.sum<number>('amount_minor').as('amountMinor'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.max<string>(SCANNED.date).as('last'),
    ])
    .groupBy(SCANNED.type)
    .execute();
}

/** Whether the daily totals suffice for the filter, because it has only days, type and categories. */
export function fitsDailyTotals({ amounts, terms, tags, words, ...filter }: HistoryFilter): boolean {
  const otherConditions = [amounts, terms, tags, words, ...listOtherConditions(filter)];
  return otherConditions.every((condition) => condition === undefined);
}

/** The conditions on accounts, imports, recurring transactions and descriptions. */
function listOtherConditions(
  filter: Pick<HistoryFilter, 'accounts' | 'importId' | 'recurringId' | 'descriptions'>,
) {
  const { accounts, importId, recurringId, descriptions } = filter;
  return [accounts, importId, recurringId, descriptions];
}

/** Selects the daily totals of a filter for which `fitsDailyTotals` is true. */
export function selectDailyTotals(db: Reader, { userId, type, categories, days }: HistoryFilter) {
  let query = db.selectFrom('daily_totals').where('user_id', '=', userId);
  if (type !== undefined) query = query.where('type', '=', type);
  if (categories !== undefined) query = query.where(isInCategories(categories));
  if (days !== undefined) query = query.where('date', '>=', days.from).where('date', '<=', days.to);
  return query;
}

type Columns = {
  type: AliasableExpression<TransactionType>;
  date: AliasableExpression<string>;
  amount_minor: Expression<number>;
};

export const INDEXED: Columns = {
  type: sql.ref<TransactionType>('type'),
  date: sql.ref<string>('date'),
  amount_minor: sql.ref<number>('amount_minor'),
};

/**
 * For queries that read every transaction of the user or of an import anyway. No index has the columns in this form, so
 * the database reads the rows in the order of the table, which is five times faster than in the order of an index.
 */
export const SCANNED = {
  type: sql<TransactionType>`coalesce(type, '')`,
  date: sql<string>`coalesce(date, '')`,
  amount_minor: sql<number>`coalesce(amount_minor, 0)`,
} satisfies Columns;

export function selectFiltered(db: Reader | Writer, filter: HistoryFilter, columns: Columns) {
  const { userId, type, categories, tags, words, days, amounts, terms, descriptions } = filter;
  let query = db.selectFrom('transactions').where('user_id', '=', userId);
  if (type !== undefined) query = query.where(columns.type, '=', type);
  if (categories !== undefined) query = query.where(isInCategories(categories));
  if (tags !== undefined) query = query.where((eb) => eb.or(tags.map(hasTag)));
  if (words !== undefined) query = query.where((eb) => eb.or(words.map(hasWord)));
  const { accounts } = filter;
  if (accounts !== undefined) query = query.where('source_id', 'in', accounts);
  if (filter.importId !== undefined) {
    // A subquery on the index of imports; otherwise SQLite reads all of the user's transactions.
    query = query.where('id', 'in', selectImportedIds(db, filter));
  }
  if (filter.recurringId !== undefined) query = query.where('id', 'in', selectRecurringIds(db, filter));
  if (days !== undefined) {
    query = query.where(columns.date, '>=', days.from).where(columns.date, '<=', days.to);
  }
  if (amounts !== undefined) {
    // The range uses the index for both signs; `abs` then excludes amounts that are too small.
    query = query
      .where(columns.amount_minor, '>=', -amounts.max)
      .where(columns.amount_minor, '<=', amounts.max)
      .where(sql<SqlBool>`abs(${columns.amount_minor}) >= ${amounts.min}`);
  }
  if (descriptions !== undefined) {
    query = query.where((eb) =>
      descriptions.length === 0 ? eb.lit(false) : eb('description', 'in', descriptions),
    );
  }
  return terms === undefined ? query : query.where(matchesTerms(terms));
}

function selectImportedIds(db: Reader | Writer, { userId, importId = '' }: HistoryFilter) {
  return db
    .selectFrom('transactions')
    .select('id')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId);
}

function selectRecurringIds(db: Reader | Writer, { userId, recurringId = '' }: HistoryFilter) {
  return db
    .selectFrom('recurring_occurrences')
    .select('transaction_id')
    .where('user_id', '=', userId)
    .where('recurring_id', '=', recurringId)
    .where('transaction_id', 'is not', null)
    .$narrowType<{ transaction_id: NotNull }>();
}

/** Selects the distinct descriptions of a user's transactions, on the given days or on all. */
export async function selectDescriptions(
  db: Reader | Writer,
  userId: string,
  days: CalendarRange | undefined,
): Promise<string[]> {
  let query = db.selectFrom('transactions').select('description').distinct().where('user_id', '=', userId);
  if (days !== undefined) query = query.where('date', '>=', days.from).where('date', '<=', days.to);
  return (await query.execute()).map(({ description }) => description);
}

/** Compares a single category by `=`, so that the index still gives the order of the columns after it. */
function isInCategories(categories: readonly string[]): Expression<SqlBool> {
  const [first, ...others] = categories;
  return others.length === 0
    ? sql<SqlBool>`category = ${first}`
    : sql<SqlBool>`category in (${sql.join(categories)})`;
}
