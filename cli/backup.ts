// `npm run backup` writes everything into one file, also while the server runs.
import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backupId } from '#server/backup/backup-folder.ts';
import { copyBackups } from '#server/backup/copy-backups.ts';
import { createBackup, writeBackup } from '#server/backup/create.ts';
import { recordBackupMade } from '#server/backup/record-made.ts';
import type { ArchiveContents } from '#server/backup/read-archive.ts';
import { readConfig, type Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { fixedSettings } from '#server/settings/fixed-settings.ts';
import { createSettings } from '#server/settings/settings.ts';
import { describeContents } from './describe-contents.ts';
import { runCommand, usageError, withDatabase, type Call, type Outcome } from './run-command.ts';

const USAGE = `Usage: npm run backup [-- FILE.gz | FOLDER]

Copies everything into one file while Saldo runs. The file gets its name only after it was read back.
Without a place it goes to the folder "backups" of the data folder, and to the second folder BACKUP_COPY_DIR if it is set. FILE.gz must not exist yet; FOLDER must exist.
With BACKUP_PASSPHRASE the file is encrypted and its name ends in .age: nobody opens it without the passphrase, not even
you. Without, it contains everybody's transactions unencrypted: keep it where only you can read it. It does not
contain SECRET.
npm run restore -- FILE.gz restores it, also from SQLite to PostgreSQL and the other way round.`;

await runCommand({ usage: USAGE, run });

async function run({ words }: Call): Promise<Outcome> {
  if (words.length > 1) return usageError(USAGE);
  const config = readConfig();
  const place = words[0] === undefined ? undefined : resolve(words[0]);
  if (place !== undefined) requirePlace(place);
  if (place?.endsWith('.age') === true && config.backupPassphrase === undefined)
    throw new Error('A name that ends in .age is for an encrypted backup: set BACKUP_PASSPHRASE.');
  return await withDatabase(config, async (database) => {
    const { file, contents } = await backUp(database, {
      place: place ?? join(config.dataDir, 'backups'),
      passphrase: config.backupPassphrase,
    });
    const bytes = statSync(file).size;
    const backup = { id: backupId(Date.parse(contents.createdAt)), bytes };
    const remark = await recordBackupMade(database, {
      at: Date.now(),
      actor: { kind: 'shell' },
      backup,
    }).then(
      () => '',
      () => ' Nothing could be written to the database then, so the audit log does not mention the backup.',
    );
    const copy =
      place === undefined ? await copyToSecondFolder(database, config, file) : { text: '', code: 0 };
    const summary = `Backed up ${describeContents(contents)} to ${file} (${(bytes / 1e6).toFixed(1)} MB)`;
    return { output: `${summary}, and read it back completely.${copy.text}${remark}`, code: copy.code };
  });
}

type Place = { place: string; passphrase: string | undefined };

async function backUp(
  database: Database,
  { place, passphrase }: Place,
): Promise<{ file: string; contents: ArchiveContents }> {
  if (!isFile(place)) return await createBackup({ database, folder: place, now: Date.now, passphrase });
  const file = passphrase === undefined || place.endsWith('.age') ? place : `${place}.age`;
  return { file, contents: await writeBackup({ database, file, createdAt: Date.now(), passphrase }) };
}

/** Copies backups to the second folder, if there is one. A failure is said, but loses nothing of the first folder. */
async function copyToSecondFolder(
  database: Database,
  { backupCopyDir, ...config }: Config,
  file: string,
): Promise<{ text: string; code: number }> {
  if (backupCopyDir === undefined) return { text: '', code: 0 };
  const fixed = fixedSettings(config);
  const settings = createSettings({ database, fixed, secret: config.secret, now: Date.now });
  const { backupsKept } = await settings.current();
  return await copyBackups({ from: dirname(file), to: backupCopyDir }, backupsKept).then(
    () => ({ text: ` Copied it to ${backupCopyDir} too.`, code: 0 }),
    (error: unknown) => ({
      text: ` It could not be copied to ${backupCopyDir}: ${error instanceof Error ? error.message : String(error)}`,
      code: 1,
    }),
  );
}

/** Throws if the folder is missing, because its disk is probably not mounted. */
function requirePlace(place: string): void {
  const folder = isFile(place) ? resolve(place, '..') : place;
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new Error(`There is no folder ${folder}. Make it first, or name a new file that ends in .gz.`);
}

function isFile(place: string): boolean {
  return /\.gz(\.age)?$/.test(place) && !statSync(place, { throwIfNoEntry: false })?.isDirectory();
}
