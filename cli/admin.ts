// `npm run admin -- grant EMAIL`, `revoke EMAIL` or `list`, also while the server runs.
import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from '#server/config.ts';
import { connectDatabase, sqliteFile, type Database } from '#server/database/connect.ts';
import { isDatabaseUnavailable } from '#server/database/database-errors.ts';
import { createAdministrators, type Administrators } from '#server/features/profile/administrators.ts';

const USAGE = 'Usage: npm run admin -- grant EMAIL | revoke EMAIL | list';
/** Exit codes of a wrong call and of settings that cannot be used (sysexits.h). */
const EX_USAGE = 64;
const EX_CONFIG = 78;

/** What is said, and the exit code. */
type Outcome = { says: string; code: number };

const { says, code } = await run(process.argv.slice(2)).catch(toFailure);
if (code === 0) console.log(says);
else console.error(says);
process.exitCode = code;

async function run([verb, email, ...rest]: string[]): Promise<Outcome> {
  const isList = verb === 'list' && email === undefined;
  const isChange = (verb === 'grant' || verb === 'revoke') && email !== undefined && rest.length === 0;
  if (!isList && !isChange) return { says: USAGE, code: EX_USAGE };
  const database = await openDatabase();
  try {
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

function unknownEmail(email: string): Outcome {
  return { says: `There is no account with the e-mail address ${email}. Sign up with it first.`, code: 1 };
}

/** Opens the database of the settings; a data folder without one is a mistyped folder, not a new one. */
async function openDatabase(): Promise<Database> {
  const { databaseUrl, dataDir } = readConfig();
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
