import { createAccounts } from '#server/features/admin-users/accounts.ts';
import { findHolder } from '#server/features/auth/queries.ts';
import { createBackups } from '#server/features/backups/backups.ts';
import { endPresence } from '#server/features/presence/transitions.ts';
import { unassignAll } from '#server/features/support/desk/queries.ts';
import { createNotices } from '#server/mail/notices.ts';
import type { AppOptions } from './options.ts';
import { createAnswerRequest } from './answer-request.ts';
import { createBaseServices } from './base-services.ts';
import { createLinkServices } from './link-services.ts';
import { createPlanningServices } from './planning-services.ts';
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
    answerRequest: createAnswerRequest(now),
  });
  const backups = createBackups({
    database,
    folder: options.backupFolder,
    currentSettings: settings.current,
    now,
    notices,
  });
  return { ...base, ...users, ...links, ...planning, notices, accounts, backups };
}
