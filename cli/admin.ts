// `npm run admin -- VERB …`: the administration from the command line, also while the server runs.
import { existsSync } from 'node:fs';
import { ConfigError, readConfig, type Config } from '#server/config.ts';
import { connectDatabase, sqliteFile, type Database } from '#server/database/connect.ts';
import { isDatabaseUnavailable } from '#server/database/database-errors.ts';
import { createAccounts } from '#server/features/admin-users/accounts.ts';
import { createPasswordResets } from '#server/features/auth/password-reset/resets.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { HELP, readCall, USAGE, type Call } from './admin/call.ts';
import { listPeople } from './admin/list-people.ts';
import { runVerb, type Outcome } from './admin/verbs.ts';

/** Exit codes of a wrong call and of settings that cannot be used (sysexits.h). */
const EX_USAGE = 64;
const EX_CONFIG = 78;

const { says, code } = await run(process.argv.slice(2)).catch(toFailure);
if (code === 0) console.log(says);
else console.error(says);
process.exitCode = code;

async function run(words: readonly string[]): Promise<Outcome> {
  const call = readCall(words);
  if (call === 'help') return { says: HELP, code: 0 };
  if ('problem' in call) return { says: `${call.problem}\n${USAGE}`, code: EX_USAGE };
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    return await answer(call, database, config);
  } finally {
    await database.close();
  }
}

async function answer(call: Call, database: Database, { secret, baseUrl }: Config): Promise<Outcome> {
  if (call.verb === 'list') return { says: await listPeople(database.read, call), code: 0 };
  const now = Date.now;
  const outbox = createOutbox({ database, mailer: undefined, secret, now, onError: () => undefined });
  const { createLink, closeLinks } = createPasswordResets({ database, outbox, baseUrl, now });
  // The server sees what has changed at its next request; this process has nobody to tell.
  const publish = () => undefined;
  const accounts = createAccounts({ database, now, publish, createResetLink: createLink, closeLinks });
  return await runVerb(accounts, call);
}

/** Opens the database of the settings; a data folder without one is a mistyped folder, not a new one. */
async function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database> {
  if (databaseUrl !== undefined) return await connectDatabase({ databaseUrl });
  if (!existsSync(sqliteFile(dataDir))) {
    throw new Error(`There is no database in ${dataDir}. Start Saldo there once, or set DATA_DIR.`);
  }
  return await connectDatabase({ dataDir });
}

function toFailure(error: unknown): Outcome {
  if (error instanceof ConfigError) return { says: error.problems.join('\n'), code: EX_CONFIG };
  if (isDatabaseUnavailable(error)) {
    return { says: `The database does not answer: ${(error as Error).message}. Try again.`, code: 1 };
  }
  return { says: error instanceof Error ? error.message : String(error), code: 1 };
}
