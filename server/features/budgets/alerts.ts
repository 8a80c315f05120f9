import type { ALERT_LEVELS, BudgetAlert } from '#shared/contract/budgets.ts';
import { reachedLevels } from '#shared/budgets/alert-levels.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { currentMonth, readFigures, requirePlanner } from './figures.ts';
import { hasBudgets, insertAlerts, selectUnseenAlerts, updateSeen } from './queries.ts';

type Level = (typeof ALERT_LEVELS)[number];

export type RaisedAlert = BudgetAlert & { userId: string };

export type AlertOptions = {
  now: () => number;
  /** Called in the database transaction that raised the alert, with the higher of two levels. */
  onAlert: (trx: Writer, alert: RaisedAlert) => Promise<void>;
};

/**
 * Alerts of budgets, each raised once a month. The functions on a `Writer` run at the end of a write, under the lock of
 * the user's totals; for users without budgets they make one query.
 */
export function createBudgetAlerts({ now, onAlert }: AlertOptions) {
  /** Raises what the transactions of the current month have reached. */
  async function raise(trx: Writer, userId: string): Promise<void> {
    const added = await insertReached(trx, userId, null);
    for (const alert of highestOf(added)) await onAlert(trx, { ...alert, userId });
  }

  /** Notes it as seen, after changes of the budgets themselves: the person is looking at them. */
  async function settle(trx: Writer, userId: string): Promise<void> {
    await insertReached(trx, userId, now());
  }

  async function insertReached(trx: Writer, userId: string, seenAt: number | null): Promise<BudgetAlert[]> {
    const rows = (await listReached(trx, userId, now())).map(({ category, month, level }) => ({
      user_id: userId,
      category,
      month,
      level,
      raised_at: now(),
      seen_at: seenAt,
    }));
    return (await insertAlerts(trx, rows)).map(({ category, month, level }) => ({
      category,
      month,
      level: level as Level,
    }));
  }

  return { raise, settle };
}

/** Those of the current month that are not seen and still hold; of a budget with two, the higher one. */
export async function listUnseen(db: Reader, userId: string, nowMs: number): Promise<BudgetAlert[]> {
  const unseen = await selectUnseenAlerts(db, userId);
  if (unseen.length === 0) return [];
  const keyOf = (each: { category: string; month: string; level: number }) =>
    `${each.month} ${each.level} ${each.category}`;
  const keys = new Set(unseen.map(keyOf));
  return highestOf((await listReached(db, userId, nowMs)).filter((each) => keys.has(keyOf(each))));
}

export async function seeAll(trx: Writer, userId: string, nowMs: number): Promise<void> {
  await updateSeen(trx, userId, nowMs);
}

async function listReached(db: Reader | Writer, userId: string, nowMs: number): Promise<BudgetAlert[]> {
  if (!(await hasBudgets(db, userId))) return [];
  const planner = await requirePlanner(db, userId, nowMs);
  const month = currentMonth(planner);
  const { budgets } = await readFigures(db, planner, month);
  return budgets.flatMap(({ category, held, carriedMinor, spentMinor }) =>
    reachedLevels({ spentMinor, availableMinor: held.amountMinor + carriedMinor }).map((level) => ({
      category,
      month,
      level,
    })),
  );
}

function highestOf(alerts: readonly BudgetAlert[]): BudgetAlert[] {
  const highest = new Map<string, BudgetAlert>();
  for (const alert of alerts) {
    const other = highest.get(alert.category);
    if (other === undefined || other.level < alert.level) highest.set(alert.category, alert);
  }
  return [...highest.values()];
}
