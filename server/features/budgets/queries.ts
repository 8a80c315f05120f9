import { sql, type Selectable } from 'kysely';
import type { BudgetMonth } from '#shared/budgets/months.ts';
import type { CalendarRange } from '#shared/calendar.ts';
import { prepareQuery } from '#server/database/prepared.ts';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';

export type BudgetRecord = Selectable<Schema['budgets']>;
export type AlertRecord = Selectable<Schema['budget_alerts']>;

export async function hasBudgets(db: Reader | Writer, userId: string): Promise<boolean> {
  return (await selectFirst(db, { userId })).length > 0;
}

const selectFirst = prepareQuery<{ userId: string }, { category: string }>((db, argument) =>
  db.selectFrom('budgets').select('category').where('user_id', '=', argument('userId')).limit(1),
);

/** Returns the categories that a user has ever budgeted, each with its number of rows. */
export async function countBudgetRows(
  db: Reader | Writer,
  userId: string,
): Promise<{ category: string; rows: number }[]> {
  return await db
    .selectFrom('budgets')
    .select((eb) => ['category', eb.fn.countAll<number>().as('rows')])
    .where('user_id', '=', userId)
    .groupBy('category')
    .orderBy('category')
    .execute();
}

export async function selectCategoryBudget(
  db: Reader | Writer,
  userId: string,
  category: string,
): Promise<BudgetRecord[]> {
  return await db
    .selectFrom('budgets')
    .selectAll()
    .where('user_id', '=', userId)
    .where('category', '=', category)
    .orderBy('from_month')
    .execute();
}

/** Returns the rows that apply in a range of months, of all categories, sorted by category and month. */
export async function selectBudgetsIn(
  db: Reader | Writer,
  userId: string,
  { from, to }: { from: BudgetMonth; to: BudgetMonth },
): Promise<BudgetRecord[]> {
  return await db
    .selectFrom('budgets')
    .selectAll()
    .where('user_id', '=', userId)
    .where('from_month', '<=', to)
    .where((eb) =>
      eb.or([
        eb('from_month', '>', from),
        eb(
          'from_month',
          '=',
          eb
            .selectFrom('budgets as earlier')
            .select(({ fn }) => fn.max('earlier.from_month').as('from_month'))
            .where('earlier.user_id', '=', userId)
            .whereRef('earlier.category', '=', 'budgets.category')
            .where('earlier.from_month', '<=', from),
        ),
      ]),
    )
    .orderBy('category')
    .orderBy('from_month')
    .execute();
}

export async function replaceBudgets(
  trx: Writer,
  { userId, category }: { userId: string; category: string },
  rows: readonly BudgetRecord[],
): Promise<void> {
  await trx.deleteFrom('budgets').where('user_id', '=', userId).where('category', '=', category).execute();
  if (rows.length > 0) await trx.insertInto('budgets').values(rows).execute();
}

export async function insertMissingBudgets(trx: Writer, rows: readonly BudgetRecord[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('budgets')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'category', 'from_month']).doNothing())
    .execute();
}

/** Moves the rows of a category to another category, which has none. */
export async function moveBudgets(
  trx: Writer,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await trx
    .updateTable('budgets')
    .set({ category: to })
    .where('user_id', '=', userId)
    .where('category', '=', from)
    .execute();
}

export async function deleteAlerts(trx: Writer, userId: string, category: string): Promise<void> {
  await trx
    .deleteFrom('budget_alerts')
    .where('user_id', '=', userId)
    .where('category', '=', category)
    .execute();
}

/** Inserts the alerts that were never raised before, and returns them. */
export async function insertAlerts(trx: Writer, rows: readonly AlertRecord[]): Promise<AlertRecord[]> {
  if (rows.length === 0) return [];
  return await trx
    .insertInto('budget_alerts')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'category', 'month', 'level']).doNothing())
    .returningAll()
    .execute();
}

export async function selectUnseenAlerts(db: Reader, userId: string): Promise<AlertRecord[]> {
  return await db
    .selectFrom('budget_alerts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .execute();
}

export async function markAlertsAsSeen(trx: Writer, userId: string, seenAt: number): Promise<void> {
  await trx
    .updateTable('budget_alerts')
    .set({ seen_at: seenAt })
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .execute();
}

/** Finds the settings on which a user's months and amounts depend; undefined once the account is deleted. */
export async function findBudgetSettings(db: Reader | Writer, userId: string) {
  return await db
    .selectFrom('profiles')
    .select(['currency', 'time_zone', 'month_starts_on'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

type ExpenseSum = { category: string; rangeIndex: number; totalMinor: number };

/**
 * Sums the expenses of each category in each of several ranges, which follow each other without a gap. The cost grows
 * with the number of days, not of transactions.
 */
export async function sumExpenses(
  db: Reader | Writer,
  userId: string,
  ranges: readonly CalendarRange[],
): Promise<ExpenseSum[]> {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === undefined || last === undefined) return [];
  const conditions = ranges
    .slice(0, -1)
    .map(({ to }, index) => sql`when date <= ${to} then ${sql.lit(index)}`);
  const lastIndex = sql.lit(ranges.length - 1);
  const rangeIndex =
    conditions.length === 0
      ? sql<number>`${lastIndex}`
      : sql<number>`case ${sql.join(conditions, sql` `)} else ${lastIndex} end`;
  return await db
    .selectFrom('daily_totals')
    .select((eb) => [
      'category',
      rangeIndex.as('rangeIndex'),
      eb.fn.sum<number>('amount_minor').as('totalMinor'),
    ])
    .where('user_id', '=', userId)
    .where('date', '>=', first.from)
    .where('date', '<=', last.to)
    .where('type', '=', 'expense')
    .groupBy(['category', sql.ref('rangeIndex')])
    .execute();
}
