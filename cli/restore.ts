// `npm run restore -- FILE` replaces everything with a backup, also while the server runs.
import { resolve } from 'node:path';
import { BackupError } from '#server/backup/backup-error.ts';
import { isEncrypted } from '#server/backup/encryption.ts';
import type { ArchiveContents } from '#server/backup/read-archive.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { verifyBackup } from '#server/backup/verify.ts';
import { readConfig } from '#server/config.ts';
import { askPassphrase } from './ask-passphrase.ts';
import { describeContents } from './describe-contents.ts';
import {
  hasDatabase,
  runCommand,
  usageError,
  withNewDatabase,
  type Call,
  type Outcome,
} from './run-command.ts';

const USAGE = `Usage: npm run restore -- FILE.gz [--replace]

Restores a backup into the database of DATA_DIR or DATABASE_URL, which is made if it does not exist.
The whole file is verified before anything is changed. A database that has users is refused, unless
--replace confirms that everything in it is deleted. Afterwards everyone has to sign in again, and links from
mail no longer work. An encrypted backup opens with BACKUP_PASSPHRASE, or with what you type when asked. A running server answers from the old data until the restore is done, and refuses writes.`;

await runCommand({ usage: USAGE, flags: ['replace'], run });

async function run({ words, flags }: Call): Promise<Outcome> {
  const [word, ...rest] = words;
  if (word === undefined || rest.length > 0) return usageError(USAGE);
  const file = resolve(word);
  const config = readConfig();
  // An unusable backup leaves no empty database behind.
  const passphrase = config.backupPassphrase ?? (await askIfEncrypted(file));
  if (!hasDatabase(config)) await verifyBackup(file, passphrase);
  try {
    const replace = flags.has('replace');
    const contents = await withNewDatabase(config, (database) =>
      restoreBackup({ database, file, replace, now: Date.now, passphrase }),
    );
    return { output: describeRestored(contents), code: 0 };
  } catch (error) {
    if (!(error instanceof BackupError) || error.problem !== 'notEmpty') throw error;
    const advice = `To replace everything in it, add --replace: npm run restore -- ${word} --replace`;
    return { output: `${error.message} ${advice}`, code: 1 };
  }
}

/** A missing file is reported later. */
async function askIfEncrypted(file: string): Promise<string | undefined> {
  return (await isEncrypted(file).catch(() => false)) ? await askPassphrase(file) : undefined;
}

function describeRestored(contents: ArchiveContents): string {
  const createdAt = contents.createdAt.slice(0, 16).replace('T', ' ');
  return `Restored ${describeContents(contents)} as of ${createdAt} UTC. Everyone has to sign in again.`;
}
