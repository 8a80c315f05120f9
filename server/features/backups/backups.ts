import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { Backup, RestoreTrial } from '#shared/contract/backups.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import { recordAudit, type Actor } from '#server/audit/record-audit.ts';
import {
  deleteOldBackups,
  findBackup,
  listBackups,
  type StoredBackup,
} from '#server/backup/backup-folder.ts';
import { copyBackups, isCopied } from '#server/backup/copy-backups.ts';
import { createBackup } from '#server/backup/create.ts';
import { requireSpace } from '#server/backup/free-space.ts';
import { recordBackupMade } from '#server/backup/record-made.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Notices } from '#server/mail/notices.ts';
import { hasAccounts } from './queries.ts';
import { isBackupDue, isBackupLate } from './schedule.ts';

export type Backups = ReturnType<typeof createBackups>;

type BackupOptions = {
  database: Database;
  folder: string;
  /** The second folder, to which each backup is copied. */
  copyFolder?: string | undefined;
  /** Encrypts backups. */
  passphrase?: string | undefined;
  /** Called if a backup is only in the first folder. */
  onCopyFailed: (error: unknown) => void;
  currentSettings: () => Promise<SystemSettings>;
  now: () => number;
  lastTrial: () => Promise<RestoreTrial | null>;
  notices: Notices;
};

/** Makes and lists the backups in a folder of this machine, on request and by the schedule of the settings. */
export function createBackups(options: BackupOptions) {
  const { folder, copyFolder } = options;
  const make = allowOneAtATime((actor: Actor) => makeBackup(options, actor));
  const findLast = async () => (await listBackups(folder))[0];
  const findLastAt = async () => (await findLast())?.createdAt;
  return {
    make,
    list: async () => ({
      items: (await listBackups(folder)).map(toBackup),
      isEncrypted: options.passphrase !== undefined,
      lastTrial: await options.lastTrial(),
    }),
    download: (actor: Actor, id: string) => downloadBackup(options, actor, id),
    remove: (actor: Actor, id: string) => removeBackup(options, actor, id),
    isDue: async (): Promise<boolean> => {
      const { backupSchedule } = await options.currentSettings();
      if (!isBackupDue(backupSchedule, await findLastAt(), options.now())) return false;
      // A new installation has nothing to lose yet.
      return await hasAccounts(options.database.read);
    },
    /** Makes a backup for the schedule. Throws `TooLittleSpaceError`. */
    makeScheduled: async (): Promise<void> => {
      await requireSpace(folder, await findLast());
      await make({ kind: 'system' });
    },
    state: async () => {
      const { backupSchedule } = await options.currentSettings();
      const at = await findLastAt();
      return {
        schedule: backupSchedule,
        lastAt: at,
        isTrialFailed: (await options.lastTrial())?.state === 'failed',
        isLate: isBackupLate(backupSchedule, at, options.now()),
        isCopyMissing: copyFolder !== undefined && !(await isCopied({ from: folder, to: copyFolder })),
      };
    },
  };
}

/** Returns a function that throws `backupUnderWay` while another backup is made. */
function allowOneAtATime(make: (actor: Actor) => Promise<Backup>): (actor: Actor) => Promise<Backup> {
  let isRunning = false;
  return async (actor) => {
    if (isRunning) throw new AppError('backupUnderWay');
    isRunning = true;
    try {
      return await make(actor);
    } finally {
      isRunning = false;
    }
  };
}

/** Makes a backup, deletes the oldest ones if there are more than the setting keeps, and copies it. */
async function makeBackup(options: BackupOptions, actor: Actor): Promise<Backup> {
  const { database, folder, copyFolder, onCopyFailed, currentSettings, now, notices } = options;
  const backup = await createBackup({ database, folder, now, passphrase: options.passphrase });
  await recordBackupMade(database, { at: now(), actor, backup }, (trx) =>
    mailActor(trx, { notices, actor }, 'backupMade'),
  );
  notices.send();
  const { backupsKept } = await currentSettings();
  await deleteOldBackups(folder, backupsKept);
  // A lost second folder must not lose the first backup too.
  if (copyFolder !== undefined)
    await copyBackups({ from: folder, to: copyFolder }, backupsKept).catch(onCopyFailed);
  return toBackup(backup);
}

/** Streams a backup's file. Throws `backupNotFound`. */
async function downloadBackup(
  options: BackupOptions,
  actor: Actor,
  id: string,
): Promise<{ name: string; bytes: number; isEncrypted: boolean; body: ReadableStream }> {
  const { database, folder, now, notices } = options;
  const found = await requireBackup(folder, id);
  await database.write(async (trx) => {
    await recordAudit(trx, { at: now(), actor, action: 'backupDownloaded', target: 'backup', targetId: id });
    await mailActor(trx, { notices, actor }, 'backupDownloaded');
  });
  notices.send();
  const body = Readable.toWeb(createReadStream(found.file)) as ReadableStream;
  return { name: basename(found.file), bytes: found.bytes, isEncrypted: found.isEncrypted, body };
}

/** Throws `backupNotFound`. */
async function removeBackup(
  { database, folder, now }: BackupOptions,
  actor: Actor,
  id: string,
): Promise<void> {
  const { file } = await requireBackup(folder, id);
  const act = { at: now(), actor, action: 'backupDeleted', target: 'backup', targetId: id } as const;
  await database.write((trx) => recordAudit(trx, act));
  await rm(file, { force: true });
}

async function requireBackup(folder: string, id: string) {
  const found = await findBackup(folder, id);
  if (found === undefined) throw new AppError('backupNotFound');
  return found;
}

/** Mails the administrator who acted, in case somebody else used their session. */
async function mailActor(
  trx: Writer,
  { notices, actor }: { notices: Notices; actor: Actor },
  notice: 'backupMade' | 'backupDownloaded',
): Promise<void> {
  if (actor.kind === 'user') await notices.add(trx, actor.id, notice);
}

function toBackup({ id, createdAt, bytes, isEncrypted }: StoredBackup): Backup {
  return { id, createdAt: new Date(createdAt).toISOString(), bytes, isEncrypted };
}
