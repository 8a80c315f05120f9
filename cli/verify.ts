// `npm run verify` checks the database, also while the server runs.
import { readConfig } from '#server/config.ts';
import { verifyDatabase, type Verified } from '#server/verify/verify.ts';
import { createProgressLines } from './progress-lines.ts';
import { runCommand, usageError, withDatabase, type Call, type Outcome } from './run-command.ts';

const USAGE = `Usage: npm run verify [-- --repair]

Checks the database of DATA_DIR or DATABASE_URL while Saldo runs: the files of the database, the totals and the
balances of each user against their transactions and transfers, and rows whose user or other row is missing.
Nothing is changed, unless --repair is given: then sums are computed again, and such rows are deleted or lose the
link. It says what it did. Make a backup first. It cannot mend a damaged file: restore a backup then.
The exit code is 0 if all is well at the end, and 1 if not.`;

await runCommand({ usage: USAGE, flags: ['repair'], run });

async function run({ words, flags }: Call): Promise<Outcome> {
  if (words.length > 0) return usageError(USAGE);
  const isRepair = flags.has('repair');
  const progress = createProgressLines(process.stdout, () => performance.now());
  return await withDatabase(readConfig(), async (database) => {
    const verified = await verifyDatabase({
      database,
      isRepair,
      onProgress: (rows, total) => progress.show({ doing: 'Checking', table: 'user', rows, total }),
      onFinding(sentence) {
        progress.end();
        console.log(sentence);
      },
    });
    progress.end();
    return { output: describeVerified(verified, isRepair), code: isWell(verified) ? 0 : 1 };
  });
}

function isWell({ faults, mended }: Verified): boolean {
  return faults === mended;
}

function describeVerified({ users, faults, mended, isDamaged }: Verified, isRepair: boolean): string {
  if (isDamaged) return 'The database is damaged, and nothing was changed. Restore a backup.';
  const checked = `Checked ${users.toLocaleString('en')} ${users === 1 ? 'account' : 'accounts'}`;
  if (faults === 0) return `${checked}: all is well.`;
  const found = `${checked}: found ${faults.toLocaleString('en')} ${faults === 1 ? 'fault' : 'faults'}`;
  return isRepair
    ? `${found}, and mended ${mended.toLocaleString('en')}.`
    : `${found}. To mend, make a backup and run npm run verify -- --repair`;
}
