import type { ALERT_LEVELS, BudgetAlert } from '#shared/contract/budgets.ts';
import { reachedLevels } from '#shared/budgets/alert-levels.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { currentMonth, readFigures, requireBudgetUser } from './figures.ts';
import { hasBudgets, insertAlerts, selectUnseenAlerts } from './queries.ts';

type Level = (typeof ALERT_LEVELS)[number];

export type RaisedAlert = BudgetAlert & { userId: string };

export type AlertOptions = {
  now: () => number;
  /** Called in the database transaction that raised the alert, for each budget with the highest level. */
  onAlert: (trx: Writer, alert: RaisedAlert) => Promise<void>;
};

/**
 * Raises alerts of budgets, each once a month. Both functions run at the end of a write, under the lock of the user's
 * totals; for users without budgets they make only one query.
 */
export function createBudgetAlerts({ now, onAlert }: AlertOptions) {
  /** Raises the alerts that the transactions of the current month have reached. */
  async function raise(trx: Writer, userId: string): Promise<void> {
    const added = await insertReached(trx, userId, null);
    for (const alert of keepHighest(added)) await onAlert(trx, { ...alert, userId });
  }

  /** Stores the reached alerts as seen after the user has changed budgets, and sees their figures anyway. */
  async function markReachedSeen(trx: Writer, userId: string): Promise<void> {
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

  return { raise, markReachedSeen };
}

/** Lists the current month's unseen alerts whose level is still reached, for each budget only the highest level. */
export async function listUnseen(db: Reader, userId: string, nowMs: number): Promise<BudgetAlert[]> {
  const unseen = await selectUnseenAlerts(db, userId);
  if (unseen.length === 0) return [];
  const toKey = (each: { category: string; month: string; level: number }) =>
    `${each.month} ${each.level} ${each.category}`;
  const keys = new Set(unseen.map(toKey));
  return keepHighest((await listReached(db, userId, nowMs)).filter((each) => keys.has(toKey(each))));
}

async function listReached(db: Reader | Writer, userId: string, nowMs: number): Promise<BudgetAlert[]> {
  if (!(await hasBudgets(db, userId))) return [];
  const budgetUser = await requireBudgetUser(db, userId, nowMs);
  const month = currentMonth(budgetUser);
  const { budgets } = await readFigures(db, budgetUser, month);
  return budgets.flatMap(({ category, budget, carriedMinor, spentMinor }) =>
    reachedLevels({ spentMinor, availableMinor: budget.amountMinor + carriedMinor }).map((level) => ({
      category,
      month,
      level,
    })),
  );
}

function keepHighest(alerts: readonly BudgetAlert[]): BudgetAlert[] {
  const highest = new Map<string, BudgetAlert>();
  for (const alert of alerts) {
    const other = highest.get(alert.category);
    if (other === undefined || other.level < alert.level) highest.set(alert.category, alert);
  }
  return [...highest.values()];
}
