import { sql, type ExpressionBuilder } from 'kysely';
import { endOfMonth, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';

type User = { userId: string; today: CalendarDay };
/** The sum of some rows of an account, in minor units; negative if more left it. */
type Sum = { sourceId: string; minor: number };

/** The sums of an account's whole months since the one of its opening, in minor units. */
export type MonthSums = {
  sourceId: string;
  /** The sum of the months up to and including the current one. */
  untilNow: number;
  /** The sum of the months after the current one; null if there are none. */
  later: number | null;
};

/** Sums the months of each account with an opening; an account without rows has none. */
export async function sumMonths(db: Reader, { userId, today }: User): Promise<MonthSums[]> {
  const month = today.slice(0, 7);
  return await db
    .selectFrom('source_totals')
    .innerJoin('sources', (join) =>
      join
        .onRef('sources.user_id', '=', 'source_totals.user_id')
        .onRef('sources.id', '=', 'source_totals.source_id'),
    )
    .select((eb) => [
      'source_totals.source_id as sourceId',
      eb.fn
        .coalesce(
          eb.fn.sum<number | null>('source_totals.net_minor').filterWhere('source_totals.month', '<=', month),
          eb.lit(0),
        )
        .as('untilNow'),
      eb.fn
        .sum<number | null>('source_totals.net_minor')
        .filterWhere('source_totals.month', '>', month)
        .as('later'),
    ])
    .where('source_totals.user_id', '=', userId)
    .where('sources.user_id', '=', userId)
    .where((eb) => eb('source_totals.month', '>=', openingMonth))
    .groupBy('source_totals.source_id')
    .execute();
}

const openingMonth = sql<string>`substr(sources.opening_day, 1, 7)`;

/** Sums the rows of each account that are later than today in the current month. */
export async function sumRestOfMonth(db: Reader, { userId, today }: User): Promise<Sum[]> {
  return await sumRows(db, userId, (eb, date) =>
    eb.and([eb(date, '>', today), eb(date, '<=', endOfMonth(today))]),
  );
}

/** Sums the rows of each account in the month of its opening that are dated before the opening. */
export async function sumBeforeOpening(db: Reader, userId: string): Promise<Sum[]> {
  const monthStart = sql<string>`${openingMonth} || '-01'`;
  return await sumRows(db, userId, (eb, date) =>
    eb.and([eb(date, '>=', monthStart), eb(date, '<', eb.ref('sources.opening_day'))]),
  );
}

type Tables = Pick<Schema, 'sources' | 'transactions' | 'transfers'>;
type IsCounted = (
  eb: ExpressionBuilder<Tables, 'sources' | 'transactions' | 'transfers'>,
  date: 'transactions.date' | 'transfers.date',
) => ReturnType<ExpressionBuilder<Tables, 'sources'>['and']>;

/** Sums transactions, and both sides of transfers, of accounts with an opening. An account may have several sums. */
async function sumRows(db: Reader, userId: string, isCounted: IsCounted): Promise<Sum[]> {
  const transactions = db
    .selectFrom('sources')
    .innerJoin('transactions', (join) =>
      join
        .onRef('transactions.user_id', '=', 'sources.user_id')
        .onRef('transactions.source_id', '=', 'sources.id'),
    )
    .select(['sources.id as sourceId', signedSum.as('minor')])
    .where('sources.user_id', '=', userId)
    .where('transactions.user_id', '=', userId)
    .where('sources.opening_day', 'is not', null)
    .where((eb) => isCounted(eb as never, 'transactions.date'))
    .groupBy('sources.id');
  const transfers = (side: 'from_source' | 'to_source', sign: 1 | -1) =>
    db
      .selectFrom('sources')
      .innerJoin('transfers', (join) =>
        join.onRef('transfers.user_id', '=', 'sources.user_id').onRef(`transfers.${side}`, '=', 'sources.id'),
      )
      .select((eb) => [
        'sources.id as sourceId',
        eb(eb.fn.sum<number>('transfers.amount_minor'), '*', eb.lit(sign)).as('minor'),
      ])
      .where('sources.user_id', '=', userId)
      .where('transfers.user_id', '=', userId)
      .where('transfers.deleted_at', 'is', null)
      .where('sources.opening_day', 'is not', null)
      .where((eb) => isCounted(eb as never, 'transfers.date'))
      .groupBy('sources.id');
  return [
    ...(await transactions.execute()),
    ...(await transfers('from_source', -1).execute()),
    ...(await transfers('to_source', 1).execute()),
  ];
}

const signedSum = sql<number>`sum(
  case transactions.type when 'income' then transactions.amount_minor else -transactions.amount_minor end
)`;

/** Selects the sum of each month of an account, the earliest first. */
export async function selectMonths(
  db: Reader | Writer,
  { userId, sourceId, from, to }: { userId: string; sourceId: string; from: string; to: string },
): Promise<{ month: string; minor: number }[]> {
  return await db
    .selectFrom('source_totals')
    .select(['month', 'net_minor as minor'])
    .where('user_id', '=', userId)
    .where('source_id', '=', sourceId)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .orderBy('month')
    .execute();
}

/** Sums what transactions, and then transfers, add to an account on each day of a range. A day may have several sums. */
export async function sumDays(
  db: Reader | Writer,
  { userId, sourceId, from, to }: { userId: string; sourceId: string } & CalendarRange,
): Promise<{ day: CalendarDay; minor: number }[]> {
  const transactions = db
    .selectFrom('transactions')
    .select(['date as day', signedSum.as('minor')])
    .where('user_id', '=', userId)
    .where('source_id', '=', sourceId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .groupBy('date');
  const transfers = (side: 'from_source' | 'to_source', sign: 1 | -1) =>
    db
      .selectFrom('transfers')
      .select((eb) => ['date as day', eb(eb.fn.sum<number>('amount_minor'), '*', eb.lit(sign)).as('minor')])
      .where('user_id', '=', userId)
      .where(side, '=', sourceId)
      .where('deleted_at', 'is', null)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .groupBy('date');
  return [
    ...(await transactions.execute()),
    ...(await transfers('from_source', -1).execute()),
    ...(await transfers('to_source', 1).execute()),
  ];
}
