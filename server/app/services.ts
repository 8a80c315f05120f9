import { createChangeLog } from '#server/caching/change-log.ts';
import { createAccounts } from '#server/features/admin-users/accounts.ts';
import { findHolder } from '#server/features/auth/queries.ts';
import { createBackups } from '#server/features/backups/backups.ts';
import { createTrials } from '#server/features/backups/trials.ts';
import { createBudgetAlerts } from '#server/features/budgets/alerts.ts';
import { readCategories } from '#server/features/categories/read-categories.ts';
import { createForecasts } from '#server/features/forecast/forecasts.ts';
import { createBudgetMails } from '#server/features/mail-choices/budget-mails.ts';
import { createStopTokens } from '#server/features/mail-choices/stop-tokens.ts';
import { endPresence } from '#server/features/presence/transitions.ts';
import { unassignAll } from '#server/features/support/desk/queries.ts';
import { deletePasskeys } from '#server/features/passkeys/queries.ts';
import { createRelyingParty } from '#server/features/passkeys/relying-party.ts';
import { createCodeLimits } from '#server/features/two-step/code-limits.ts';
import { createTwoSteps, removeTwoStep } from '#server/features/two-step/two-step.ts';
import { createNotices, type Notices } from '#server/mail/notices.ts';
import { createAnswerRequest } from './answer-request.ts';
import { createBaseServices, type BaseServices } from './base-services.ts';
import { createInsights } from './insights.ts';
import { createLinkServices } from './link-services.ts';
import type { AppOptions } from './options.ts';
import { createUserServices } from './user-services.ts';

export type Services = ReturnType<typeof createServices>;

/** Creates the services that routes and jobs share. */
export function createServices(options: AppOptions) {
  const base = createBaseServices(options);
  const users = createUserServices(base);
  const links = createLinkServices(base, users);
  const { database, now, settings, bus, outbox, siteUrl } = base;
  const notices = createNotices({ outbox, siteUrl, now, findRecipient: findHolder });
  const planning = createPlanningServices(base, options);
  const accounts = createAccounts({
    database,
    now,
    publish: bus.publish,
    areResetLinksAllowed: base.areResetLinksAllowed,
    notices,
    createResetLink: links.resets.createLink,
    closeLinks: links.resets.closeLinks,
    endPresence,
    unassign: unassignAll,
    removeTwoStep: (trx, act) => removeTwoStep(trx, { ...act, at: now(), notices, deletePasskeys }),
    answerRequest: createAnswerRequest(now),
  });
  const trials = createTrials({
    database,
    folder: options.backupFolder,
    passphrase: options.backupPassphrase,
    now,
    onTrialSkipped: (reason) => options.log.warn({ reason }, 'the trial restore was skipped'),
  });
  const backups = createBackups({
    database,
    folder: options.backupFolder,
    copyFolder: options.backupCopyFolder,
    passphrase: options.backupPassphrase,
    onCopyFailed: (error) =>
      options.log.error({ err: error }, 'a backup was not copied to the second folder'),
    currentSettings: settings.current,
    now,
    notices,
    lastTrial: trials.last,
  });
  const twoStep = createTwoStepServices(base, notices);
  return { ...base, ...users, ...links, ...planning, ...twoStep, notices, accounts, backups, trials };
}

/** Creates the services of the code at sign-in, and of passkeys. */
function createTwoStepServices(
  { config, database, now, log, logSecurity, settings, attempts, siteUrl }: BaseServices,
  notices: Notices,
) {
  const { secret } = config;
  const instanceName = async () => (await settings.current()).instanceName;
  const adminsNeedIt = async () => (await settings.current()).adminsNeedTwoStep;
  return {
    instanceName,
    passkeyParty: createRelyingParty({ ...config, siteUrl }),
    twoSteps: createTwoSteps({ database, secret, now, log, notices, issuer: instanceName, adminsNeedIt }),
    codeLimits: createCodeLimits({
      openRateLimiter: database.openRateLimiter,
      secret,
      addresses: attempts,
      onWrongCode: (attempt) => logSecurity('codeRefused', attempt),
    }),
  };
}

/** Creates the services of budget alerts, links that switch mails off, insights and forecasts. */
function createPlanningServices(
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
