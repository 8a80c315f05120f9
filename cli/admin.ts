// `npm run admin -- VERB …` administers Saldo from the command line, also while the server runs.
import { createAnswerRequest } from '#server/app/answer-request.ts';
import { readConfig, type Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { createEventBus } from '#server/events/event-bus.ts';
import { createAccounts } from '#server/features/admin-users/accounts.ts';
import { createPasswordResets } from '#server/features/auth/password-reset/resets.ts';
import { findHolder } from '#server/features/auth/queries.ts';
import { endPresence } from '#server/features/presence/transitions.ts';
import { unassignAll } from '#server/features/support/desk/queries.ts';
import { deletePasskeys } from '#server/features/passkeys/queries.ts';
import { removeTwoStep } from '#server/features/two-step/two-step.ts';
import { createNotices } from '#server/mail/notices.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { fixedSettings } from '#server/settings/fixed-settings.ts';
import { createSettings } from '#server/settings/settings.ts';
import { HELP, readCall, USAGE, type Call } from './admin/call.ts';
import { listPeople } from './admin/list-people.ts';
import { runVerb } from './admin/verbs.ts';
import { runCommand, usageError, withDatabase, type Outcome } from './run-command.ts';

await runCommand({
  usage: HELP,
  flags: ['all'],
  async run({ words, flags }) {
    const call = readCall([...words, ...(flags.has('all') ? ['--all'] : [])]);
    if ('problem' in call) return usageError(`${call.problem}\n${USAGE}`);
    const config = readConfig();
    return await withDatabase(config, (database) => runCall(call, database, config));
  },
});

async function runCall(call: Call, database: Database, config: Config): Promise<Outcome> {
  if (call.verb === 'list') return { output: await listPeople(database.read, call), code: 0 };
  const now = Date.now;
  const { secret, baseUrl } = config;
  const settings = createSettings({ database, fixed: fixedSettings(config), secret, now });
  const { publicUrl } = await settings.current();
  const siteUrl = () => publicUrl ?? baseUrl;
  const outbox = createOutbox({ database, mailer: () => undefined, secret, now, onError: () => undefined });
  const { createLink, closeLinks } = createPasswordResets({
    database,
    outbox,
    siteUrl,
    now,
    onReset: () => Promise.resolve(),
  });
  // Instances on PostgreSQL send the event to their browsers at once. A server on SQLite notices at its next check.
  const bus = createEventBus({ channel: database.channel, onError: () => undefined });
  const notices = createNotices({ outbox, siteUrl, now, findRecipient: findHolder });
  const accounts = createAccounts({
    database,
    now,
    publish: bus.publish,
    areResetLinksAllowed: () => Promise.resolve(true),
    notices,
    createResetLink: createLink,
    closeLinks,
    endPresence,
    unassign: unassignAll,
    removeTwoStep: (trx, act) => removeTwoStep(trx, { ...act, at: now(), notices, deletePasskeys }),
    answerRequest: createAnswerRequest(now),
  });
  try {
    return await runVerb(accounts, call);
  } finally {
    await bus.close();
  }
}
