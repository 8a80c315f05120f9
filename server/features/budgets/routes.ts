import {
  copyBudgets,
  getBudgets,
  listBudgetAlerts,
  listBudgetAmounts,
  seeBudgetAlerts,
  setBudget,
  suggestBudgets,
} from '#shared/contract/budgets.ts';
import { SUCCESS } from '#shared/contract/fields.ts';
import { createEtag, respondIfCurrent } from '#server/caching/etag.ts';
import type { Database } from '#server/database/connect.ts';
import { findRevision } from '#server/database/user-totals.ts';
import { mount, type App } from '#server/http/mount.ts';
import { listUnseen } from './alerts.ts';
import { createBudgets, type ChangeOptions } from './budgets.ts';
import { listAmounts } from './export.ts';
import { currentMonth, requireBudgetUser, type BudgetUser } from './figures.ts';
import { listBudgets, type ComingExpenses } from './list.ts';
import { markAlertsAsSeen } from './queries.ts';
import { listSuggestions } from './suggestions.ts';

type BudgetOptions = ChangeOptions & {
  database: Database;
  comingExpenses: ComingExpenses;
  onSeen: (userId: string) => void;
};

export function mountBudgets(
  app: App,
  { database, comingExpenses, onSeen, ...options }: BudgetOptions,
): void {
  const { read } = database;
  const { now } = options;
  const budgets = createBudgets(options);

  mount(app, getBudgets, async ({ caller, query, http }) => {
    const budgetUser = await requireBudgetUser(read, caller.userId, now());
    const month = query?.month ?? currentMonth(budgetUser);
    const etag = toEtag(budgetUser, month, await findRevision(read, caller.userId));
    return (
      respondIfCurrent(http, etag) ?? (await listBudgets({ db: read, comingExpenses }, budgetUser, month))
    );
  });
  mount(app, suggestBudgets, async ({ caller, query }) => {
    const budgetUser = await requireBudgetUser(read, caller.userId, now());
    return await listSuggestions(read, budgetUser, query?.month ?? currentMonth(budgetUser));
  });
  mount(app, listBudgetAmounts, async ({ caller: { userId }, params: { category } }) => {
    const { currency } = await requireBudgetUser(read, userId, now());
    return { items: await listAmounts(read, { userId, currency }, category) };
  });
  mount(app, listBudgetAlerts, async ({ caller }) => ({
    items: await listUnseen(read, caller.userId, now()),
  }));
  mount(app, seeBudgetAlerts, async ({ caller: { userId } }) => {
    await database.write((trx) => markAlertsAsSeen(trx, userId, now()));
    onSeen(userId);
    return SUCCESS;
  });
  mount(app, copyBudgets, async ({ caller, body }) => ({
    copied: await budgets.copy(caller.userId, body.from, body.to),
  }));
  mount(app, setBudget, async ({ caller, params, body }) => {
    await budgets.set(caller.userId, params.category, body);
    return SUCCESS;
  });
}

/** Creates the ETag from everything that the response depends on. Recurring transactions raise the revision, too. */
function toEtag(
  { userId, currency, currentDay, start }: BudgetUser,
  month: string,
  revision: number,
): string {
  return createEtag(['budgets', userId, revision, month, currentDay, start, currency]);
}
