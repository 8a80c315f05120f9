import { today } from '#shared/calendar.ts';
import { MAX_FORECAST_MONTHS } from '#shared/limits.ts';
import { mountBudgets } from '#server/features/budgets/routes.ts';
import { readCategories } from '#server/features/categories/read-categories.ts';
import { mountForecast } from '#server/features/forecast/routes.ts';
import { mountGoals } from '#server/features/goals/routes.ts';
import { createMonthNotices } from '#server/features/notices/month-notices.ts';
import { mountNotices } from '#server/features/notices/routes.ts';
import { mountComing } from '#server/features/recurring/coming/routes.ts';
import { sumComingExpenses } from '#server/features/recurring/list.ts';
import { mountRecurring } from '#server/features/recurring/routes.ts';
import { mountSuggestions } from '#server/features/recurring/suggestions/routes.ts';
import { createSuggestions, type Suggestions } from '#server/features/recurring/suggestions/suggestions.ts';
import { createPostedTransactions } from '#server/features/transactions/posted/posted.ts';
import { createTransferCatchUp } from '#server/features/transfers/recurring/catch-up.ts';
import type { App } from '#server/http/mount.ts';
import { readAccountsMoney } from './account-money.ts';
import { createListExpected } from './expected.ts';
import { mountAdvice } from './mount-advisor.ts';
import type { MoneyWriters } from './money-writers.ts';
import type { Services } from './services.ts';

/** Mounts recurring transactions, budgets, goals, forecasts, notices and the advisor. */
export function mountPlanning(
  app: App,
  services: Pick<
    Services,
    'database' | 'now' | 'questionLimit' | 'insights' | 'forecasts' | 'config' | 'changes'
  >,
  { write, writeBudgets, onChange }: MoneyWriters,
): { suggestions: Suggestions } {
  const { database, now, insights, forecasts, changes } = services;
  const posted = createPostedTransactions({ now, readCategories });
  const listExpected = createListExpected(database.read, insights);
  const recognise = insights.series;
  const suggestions = createSuggestions({ database, now, readCategories, recognise, listExpected });
  mountSuggestions(app, suggestions);
  mountComing(app, { database, now, listExpected });
  const catchUpTransfers = createTransferCatchUp({ database, write, now });
  mountRecurring(app, { database, now, readCategories, ledger: { write, ...posted }, catchUpTransfers });
  mountBudgets(app, {
    database,
    now,
    readCategories,
    write: writeBudgets,
    comingExpenses: sumComingExpenses,
    onSeen: onChange,
  });
  mountGoals(app, { database, now, onChange });
  mountForecast(app, {
    forecasts,
    now,
    readAccounts: (caller) => readAccountsMoney({ db: database.read, now }, caller),
  });
  mountNotices(app, { database, now, compute: insights.notices });
  mountAdvice(app, services, {
    suggestions,
    listExpected,
    listNotices: createMonthNotices({ database, compute: insights.notices, changes }),
    readForecast: ({ userId, currency, timeZone }) =>
      forecasts.read({ userId, currency, today: today(timeZone, now()) }, MAX_FORECAST_MONTHS),
  });
  return { suggestions };
}
