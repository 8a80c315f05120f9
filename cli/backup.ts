// `npm run backup` writes everything into one file, also while the server runs.
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupId } from '#server/backup/backup-folder.ts';
import { createBackup, writeBackup } from '#server/backup/create.ts';
import { recordBackupMade } from '#server/backup/record-made.ts';
import type { ArchiveContents } from '#server/backup/read-archive.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { describeContents } from './describe-contents.ts';
import { runCommand, usageError, withDatabase, type Call, type Outcome } from './run-command.ts';

const USAGE = `Usage: npm run backup [-- FILE.gz | FOLDER]

Copies everything into one file while Saldo runs. The file gets its name only after it was read back.
Without a place it goes to the folder "backups" of the data folder. FILE.gz must not exist yet; FOLDER must exist.
The file contains everybody's transactions unencrypted: keep it where only you can read it. It does not contain SECRET.
npm run restore -- FILE.gz restores it, also from SQLite to PostgreSQL and the other way round.`;

await runCommand({ usage: USAGE, run });

async function run({ words }: Call): Promise<Outcome> {
  if (words.length > 1) return usageError(USAGE);
  const config = readConfig();
  const place = words[0] === undefined ? undefined : resolve(words[0]);
  if (place !== undefined) requirePlace(place);
  return await withDatabase(config, async (database) => {
    const { file, contents } = await backUp(database, place ?? join(config.dataDir, 'backups'));
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
    const summary = `Backed up ${describeContents(contents)} to ${file} (${(bytes / 1e6).toFixed(1)} MB)`;
    return { output: `${summary}, and read it back completely.${remark}`, code: 0 };
  });
}

async function backUp(
  database: Database,
  place: string,
): Promise<{ file: string; contents: ArchiveContents }> {
  if (!isFile(place)) return await createBackup({ database, folder: place, now: Date.now });
  return { file: place, contents: await writeBackup({ database, file: place, createdAt: Date.now() }) };
}

/** Throws if the folder is missing, because its disk is probably not mounted. */
function requirePlace(place: string): void {
  const folder = isFile(place) ? resolve(place, '..') : place;
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new Error(`There is no folder ${folder}. Make it first, or name a new file that ends in .gz.`);
}

function isFile(place: string): boolean {
  return place.endsWith('.gz') && !statSync(place, { throwIfNoEntry: false })?.isDirectory();
}
