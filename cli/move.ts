// `npm run move -- --from … --to …` copies everything from one database to another.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isStorageFull } from '#server/database/database-errors.ts';
import { isInUse } from '#server/database/in-use.ts';
import { sqliteFile } from '#server/database/connect.ts';
import type { MovedFigures } from '#server/move/compare.ts';
import { moveDatabase } from '#server/move/move.ts';
import { readNamedDatabase, type NamedDatabase } from '#server/move/named-database.ts';
import { describeContents } from './describe-contents.ts';
import { createProgressLines } from './progress-lines.ts';
import { runCommand, usageError, type Call, type Outcome } from './run-command.ts';

const USAGE = `Usage: npm run move -- --from DATABASE --to DATABASE [--while-open]

Copies everything into another, empty database: accounts, sessions, transactions, settings, photos, waiting mail
and all the rest. DATABASE is sqlite:./data/saldo.sqlite or postgres://USER@HOST/NAME with the password in PGPASSWORD,
or as postgres://USER:PASSWORD@HOST/NAME, where other users of this machine may see it.
Stop Saldo first; if something else has the old database open, add --while-open. Nobody can write to the old
database meanwhile. It gets the newest schema, and is not changed otherwise. At the end both are compared row
by row, and the totals of each user with their transactions.
If the move is stopped, the same command continues it; Saldo does not start on a half-filled database.
The new database needs the same SECRET as the old one: sessions, the settings' passwords and mail depend on it.`;

/** With npm, one Ctrl-C reaches the process twice. A second signal within this time comes from the same Ctrl-C. */
const REPEATED_SIGNAL_MS = 1_000;

await runCommand({ usage: USAGE, values: ['from', 'to'], flags: ['while-open'], run });

async function run({ words, flags, values }: Call): Promise<Outcome> {
  const [from, to] = [readNamedDatabase(values.get('from') ?? ''), readNamedDatabase(values.get('to') ?? '')];
  if (from === undefined || to === undefined || words.length > 0) return usageError(USAGE);
  if (!flags.has('while-open') && (await isOpen(from))) return { output: describeOpen(from), code: 1 };
  return await move(from, to);
}

async function move(from: NamedDatabase, to: NamedDatabase): Promise<Outcome> {
  const signal = listenForStop();
  const progress = createProgressLines(process.stdout, () => performance.now());
  try {
    const figures = await moveDatabase({ from, to, onProgress: (reached) => progress.show(reached), signal });
    progress.end();
    return { output: `${describeMoved(figures, from, to)}\n${describeNext(from, to)}`, code: 0 };
  } catch (error) {
    progress.end();
    if (signal.aborted) return { output: 'Stopped. The same command continues from here.', code: 1 };
    if (!isStorageFull(error)) throw error;
    return { output: 'A disk is full. Make room; the same command continues from here.', code: 1 };
  }
}

/** Whether something has the database open. A missing database is not open: the move itself reports it. */
async function isOpen({ location }: NamedDatabase): Promise<boolean> {
  if ('dataDir' in location && !existsSync(sqliteFile(location.dataDir))) return false;
  return await isInUse(location);
}

/** The first Ctrl-C stops the move between two batches. A second one stops it at once and loses nothing either. */
function listenForStop(): AbortSignal {
  const controller = new AbortController();
  let firstAt: number | undefined;
  const stop = () => {
    if (firstAt !== undefined && performance.now() - firstAt > REPEATED_SIGNAL_MS) process.exit(1);
    firstAt ??= performance.now();
    controller.abort();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return controller.signal;
}

function describeOpen({ name }: NamedDatabase): string {
  return `Something has ${name} open. Stop Saldo first: anything that it writes from now on would be lost. If it is
not Saldo, add --while-open.`;
}

function describeMoved(
  { rows, incomeMinor, expenseMinor }: MovedFigures,
  from: NamedDatabase,
  to: NamedDatabase,
): string {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const filled = Object.values(rows).filter((count) => count > 0).length;
  const [income, expenses] = [incomeMinor, expenseMinor].map((sum) => sum.toLocaleString('en'));
  return `Moved ${describeContents({ rows })} from ${from.name} to ${to.name}.
Verified: ${all.toLocaleString('en')} rows of ${filled} tables are the same in both. For each user the transactions, the totals and
the daily totals agree; over all users, in minor units: income ${income}, expenses ${expenses}.`;
}

/** Describes the next steps, without the password, because a terminal should not show it. */
function describeNext(from: NamedDatabase, to: NamedDatabase): string {
  const target =
    'dataDir' in to.location
      ? `DATA_DIR=${to.location.dataDir}, without DATABASE_URL,`
      : 'DATABASE_URL set to the address after --to';
  const secretFile = 'dataDir' in from.location ? join(from.location.dataDir, 'secret') : '';
  const secret = existsSync(secretFile)
    ? `the same SECRET as before; if you have set none, use the content of the file ${secretFile}`
    : 'the same SECRET as before';
  return `Start Saldo with ${target} and with ${secret}.
Do not start it with the old database again: both would send the waiting mail. Keep the old one until all is well.`;
}
