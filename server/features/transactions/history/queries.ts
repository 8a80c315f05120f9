import { sql, type AliasableExpression, type Expression, type NotNull, type SqlBool } from 'kysely';
import type { TransactionType } from '#shared/categories.ts';
import type { HistorySort } from '#shared/contract/transaction-history.ts';
import type { AmountRange, SearchTerms } from '#shared/transaction-search.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { TransactionRow } from '../queries.ts';
import { findsTerms, hasTag, hasWord } from './terms/queries.ts';

/**
 * Conditions on the transactions. A range has both ends or is omitted, so that there are few different
 * queries.
 */
export type HistoryFilter = {
  userId: string;
  type: TransactionType | undefined;
  /** Any of these. */
  categories: readonly string[] | undefined;
  /** Any of these, by `toSearchText`. */
  tags: readonly string[] | undefined;
  /** Searches for words, folded by `toSearchText`. A transaction has to match one of them, as in `hasWordStart`. */
  words: readonly string[] | undefined;
  days: { from: string; to: string } | undefined;
  /** Integer minor units, without the sign of a refund. */
  amounts: AmountRange | undefined;
  terms: SearchTerms | undefined;
  importId: string | undefined;
  /** The source of the imports. */
  sourceId: string | undefined;
  recurringId: string | undefined;
  /** Any of these, exactly; an empty list finds nothing. */
  descriptions: readonly string[] | undefined;
};

/** The end of a page: the value sorted by, and the id. */
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
  const { terms, tags, words } = filter;
  const scanned = [terms, tags, words, ...ofOthers(filter)];
  const isScan = scanned.some((each) => each !== undefined);
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

export type KindTotal = { type: TransactionType; amountMinor: number; count: number; last: string };

/** The number of transactions of each type, their sum in integer minor units, and the last of their days. */
export async function sumHistory(db: Reader, filter: HistoryFilter): Promise<KindTotal[]> {
  // The daily totals are far fewer than the transactions.
  if (isOfDays(filter)) {
    return await daysOnly(db, filter)
      .select((eb) => [
        'type',
        eb.fn.sum<number>('amount_minor').as('amountMinor'),
        eb.fn.sum<number>('count').as('count'),
        eb.fn.max<string>('date').as('last'),
      ])
      .groupBy('type')
      .execute();
  }
  return await filtered(db, filter, SCANNED)
    .select((eb) => [
      SCANNED.type.as('type'),
      eb.fn.sum<number>('amount_minor').as('amountMinor'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.max<string>(SCANNED.date).as('last'),
    ])
    .groupBy(SCANNED.type)
    .execute();
}

/** Whether the daily totals say what the filter asks. */
export function isOfDays({ amounts, terms, tags, words, ...filter }: HistoryFilter): boolean {
  const others = [amounts, terms, tags, words, ...ofOthers(filter)];
  return others.every((condition) => condition === undefined);
}

/** The conditions that other features' rows or descriptions answer. */
function ofOthers(filter: Pick<HistoryFilter, 'importId' | 'sourceId' | 'recurringId' | 'descriptions'>) {
  const { importId, sourceId, recurringId, descriptions } = filter;
  return [importId, sourceId, recurringId, descriptions];
}

/** The daily totals of a filter that `isOfDays`. */
export function daysOnly(db: Reader, { userId, type, categories, days }: HistoryFilter) {
  let query = db.selectFrom('daily_totals').where('user_id', '=', userId);
  if (type !== undefined) query = query.where('type', '=', type);
  if (categories !== undefined) query = query.where(isOneOf(categories));
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
 * For queries that read every transaction of the user or of an import anyway: no index of days or amounts has the
 * columns in this form, so the transactions are read as they are stored, which is five times faster than in the order
 * of another index.
 */
export const SCANNED = {
  type: sql<TransactionType>`coalesce(type, '')`,
  date: sql<string>`coalesce(date, '')`,
  amount_minor: sql<number>`coalesce(amount_minor, 0)`,
} satisfies Columns;

export function filtered(db: Reader | Writer, filter: HistoryFilter, columns: Columns) {
  const { userId, type, categories, tags, words, days, amounts, terms, descriptions } = filter;
  let query = db.selectFrom('transactions').where('user_id', '=', userId);
  if (type !== undefined) query = query.where(columns.type, '=', type);
  if (categories !== undefined) query = query.where(isOneOf(categories));
  if (tags !== undefined) query = query.where((eb) => eb.or(tags.map(hasTag)));
  if (words !== undefined) query = query.where((eb) => eb.or(words.map(hasWord)));
  if (filter.importId !== undefined || filter.sourceId !== undefined) {
    // The ids come from the index of imports alone; else SQLite reads all of the user's transactions.
    query = query.where('id', 'in', idsOfImports(db, filter));
  }
  if (filter.recurringId !== undefined) query = query.where('id', 'in', idsOfRecurring(db, filter));
  if (days !== undefined) {
    query = query.where(columns.date, '>=', days.from).where(columns.date, '<=', days.to);
  }
  if (amounts !== undefined) {
    // The range of the index has both signs; the second test is for what is too small.
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
  return terms === undefined ? query : query.where(findsTerms(terms));
}

/** The ids of the transactions that an import made, or all of a source. */
function idsOfImports(db: Reader | Writer, { userId, importId, sourceId }: HistoryFilter) {
  const ids = db.selectFrom('transactions').select('id').where('user_id', '=', userId);
  const ofImport = importId === undefined ? ids : ids.where('import_id', '=', importId);
  if (sourceId === undefined) return ofImport;
  // PostgreSQL takes the index only where it sees that there is an import.
  return ofImport
    .where('import_id', 'is not', null)
    .where('import_id', 'in', (eb) =>
      eb.selectFrom('imports').select('id').where('user_id', '=', userId).where('source_id', '=', sourceId),
    );
}

/** The ids of the transactions of a recurring transaction. */
function idsOfRecurring(db: Reader | Writer, { userId, recurringId = '' }: HistoryFilter) {
  return db
    .selectFrom('recurring_occurrences')
    .select('transaction_id')
    .where('user_id', '=', userId)
    .where('recurring_id', '=', recurringId)
    .where('transaction_id', 'is not', null)
    .$narrowType<{ transaction_id: NotNull }>();
}

/** The different descriptions of a user, in some days or in all. */
export async function selectDescriptions(
  db: Reader | Writer,
  userId: string,
  days: HistoryFilter['days'],
): Promise<string[]> {
  let query = db.selectFrom('transactions').select('description').distinct().where('user_id', '=', userId);
  if (days !== undefined) query = query.where('date', '>=', days.from).where('date', '<=', days.to);
  return (await query.execute()).map(({ description }) => description);
}

/** A single category keeps its place in an index. */
function isOneOf(categories: readonly string[]): Expression<SqlBool> {
  const [first, ...others] = categories;
  return others.length === 0
    ? sql<SqlBool>`category = ${first}`
    : sql<SqlBool>`category in (${sql.join(categories)})`;
}
