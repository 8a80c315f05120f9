// `npm run admin -- grant EMAIL`, `revoke EMAIL`, `reset-link EMAIL` or `list`, also while the server runs.
import { readConfig, type Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { createPasswordResets } from '#server/features/auth/password-reset/resets.ts';
import { createAdministrators, type Administrators } from '#server/features/profile/administrators.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { openDatabase, runCommand, wrongUse, type Outcome } from './run-command.ts';

const USAGE = 'Usage: npm run admin -- grant EMAIL | revoke EMAIL | reset-link EMAIL | list';
const VERBS = ['grant', 'revoke', 'reset-link'];

await runCommand({ usage: USAGE, run });

async function run([verb, email, ...rest]: string[]): Promise<Outcome> {
  const isList = verb === 'list' && email === undefined;
  const isChange = VERBS.includes(verb ?? '') && email !== undefined && rest.length === 0;
  if (!isList && !isChange) return wrongUse(USAGE);
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    if (verb === 'reset-link' && email !== undefined) return await makeResetLink(database, config, email);
    const administrators = createAdministrators({ database, now: Date.now });
    if (email === undefined) return await list(administrators);
    return verb === 'grant' ? await grant(administrators, email) : await revoke(administrators, email);
  } finally {
    await database.close();
  }
}

async function list(administrators: Administrators): Promise<Outcome> {
  const rows = await administrators.list();
  if (rows.length === 0) return { says: 'Nobody administers this installation yet.', code: 0 };
  const lines = rows.map((row) => {
    const note = row.is_suspended === 1 ? ', suspended' : '';
    return `${row.email} (${row.display_name}${note})`;
  });
  return { says: lines.join('\n'), code: 0 };
}

async function grant(administrators: Administrators, email: string): Promise<Outcome> {
  switch (await administrators.grant(email)) {
    case 'changed':
      return { says: `${email} is an administrator now.`, code: 0 };
    case 'unchanged':
      return { says: `${email} is an administrator already.`, code: 0 };
    case 'unknownEmail':
      return unknownEmail(email);
  }
}

async function revoke(administrators: Administrators, email: string): Promise<Outcome> {
  switch (await administrators.revoke(email)) {
    case 'changed':
      return { says: `${email} is no administrator any more.`, code: 0 };
    case 'unchanged':
      return { says: `${email} is no administrator.`, code: 0 };
    case 'unknownEmail':
      return unknownEmail(email);
    case 'lastAdmin':
      return {
        says: `${email} is the last administrator who can sign in. Grant the role to somebody else first.`,
        code: 1,
      };
  }
}

/** For who has forgotten the password where no mail is sent; whoever has the link has the account. */
async function makeResetLink(database: Database, config: Config, email: string): Promise<Outcome> {
  const now = Date.now;
  const { secret, baseUrl } = config;
  const outbox = createOutbox({ database, mailer: () => undefined, secret, now, onError: () => undefined });
  const resets = createPasswordResets({ database, outbox, siteUrl: () => baseUrl, now });
  const holder = await resets.findHolder(email.trim().toLowerCase());
  if (holder === undefined) return unknownEmail(email);
  const { link } = await resets.createLink(holder.userId);
  const advice = 'It works once, for 30 minutes. Give it to the owner of the account and to nobody else.';
  return { says: `${link}\n${advice}`, code: 0 };
}

function unknownEmail(email: string): Outcome {
  return { says: `There is no account with the e-mail address ${email}. Sign up with it first.`, code: 1 };
}
