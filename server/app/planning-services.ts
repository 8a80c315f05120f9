import { createChangeLog } from '#server/caching/change-log.ts';
import { createBudgetAlerts } from '#server/features/budgets/alerts.ts';
import { readCategories } from '#server/features/categories/read-categories.ts';
import { createForecasts } from '#server/features/forecast/forecasts.ts';
import { createBudgetMails } from '#server/features/mail-choices/budget-mails.ts';
import { createStopTokens } from '#server/features/mail-choices/stop-tokens.ts';
import type { BaseServices } from './base-services.ts';
import { createInsights } from './insights.ts';
import type { AppOptions } from './options.ts';

/** Creates the services of budget alerts, links that switch mails off, forecasts and notices. */
export function createPlanningServices(
  { config, database, now, outbox, siteUrl }: BaseServices,
  { resultTimeoutMs }: Pick<AppOptions, 'resultTimeoutMs'>,
) {
  const stopTokens = createStopTokens(config.secret);
  const onAlert = createBudgetMails({ outbox, siteUrl, stopTokens, readCategories });
  const changes = createChangeLog();
  const insights = createInsights(database.readerLocation, changes, { timeoutMs: resultTimeoutMs });
  const forecasts = createForecasts({ database, compute: insights.forecast });
  return { stopTokens, budgetAlerts: createBudgetAlerts({ now, onAlert }), insights, forecasts, changes };
}
