import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Backup } from '#shared/contract/backups.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import { recordAudit, type Actor } from '#server/audit/record-audit.ts';
import { backupFileName, deleteOldBackups, findBackup, listBackups } from '#server/backup/backup-folder.ts';
import { createBackup } from '#server/backup/create.ts';
import { recordBackupMade } from '#server/backup/record-made.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Notices } from '#server/mail/notices.ts';
import { isBackupDue } from './schedule.ts';

type Found = { id: string; createdAt: number; bytes: number };

export type Backups = ReturnType<typeof createBackups>;

/** The backups in a folder of this machine, made on request and by the schedule of the settings. */
export function createBackups(options: {
  database: Database;
  folder: string;
  currentSettings: () => Promise<SystemSettings>;
  now: () => number;
  notices: Notices;
}) {
  const { database, folder, currentSettings, now, notices } = options;
  let isUnderWay = false;

  /** Makes a backup, and deletes the oldest beyond the number to keep. Throws `backupUnderWay`. */
  async function make(actor: Actor): Promise<Backup> {
    if (isUnderWay) throw new AppError('backupUnderWay');
    isUnderWay = true;
    try {
      const backup = await createBackup({ database, folder, now });
      await recordBackupMade(database, { at: now(), actor, backup }, (trx) =>
        mailActor(trx, { notices, actor }, 'backupMade'),
      );
      notices.send();
      await deleteOldBackups(folder, (await currentSettings()).backupsKept);
      return toBackup(backup);
    } finally {
      isUnderWay = false;
    }
  }

  async function list(): Promise<Backup[]> {
    return (await listBackups(folder)).map(toBackup);
  }

  /** Streams a backup's file. Throws `backupNotFound`. */
  async function download(
    actor: Actor,
    id: string,
  ): Promise<{ name: string; bytes: number; body: ReadableStream }> {
    const found = await requireBackup(folder, id);
    await audit(actor, 'backupDownloaded', id, (trx) =>
      mailActor(trx, { notices, actor }, 'backupDownloaded'),
    );
    notices.send();
    const body = Readable.toWeb(createReadStream(found.file)) as ReadableStream;
    return { name: backupFileName(id), bytes: found.bytes, body };
  }

  /** Throws `backupNotFound`. */
  async function remove(actor: Actor, id: string): Promise<void> {
    const { file } = await requireBackup(folder, id);
    await audit(actor, 'backupDeleted', id);
    await rm(file, { force: true });
  }

  async function audit(
    actor: Actor,
    action: 'backupDownloaded' | 'backupDeleted',
    id: string,
    inTransaction: (trx: Writer) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    await database.write(async (trx) => {
      await recordAudit(trx, { at: now(), actor, action, target: 'backup', targetId: id });
      await inTransaction(trx);
    });
  }

  async function lastAt(): Promise<number | undefined> {
    return (await listBackups(folder))[0]?.createdAt;
  }

  /** Makes a backup if the schedule wants one now. */
  async function makeIfDue(): Promise<void> {
    const { backupSchedule } = await currentSettings();
    if (backupSchedule === 'off') return;
    if (isBackupDue(backupSchedule, await lastAt(), now())) await make({ kind: 'system' });
  }

  return { make, list, download, remove, lastAt, makeIfDue };
}

async function requireBackup(folder: string, id: string) {
  const found = await findBackup(folder, id);
  if (found === undefined) throw new AppError('backupNotFound');
  return found;
}

/** Mails the administrator who did it, in case somebody else used their session. */
async function mailActor(
  trx: Writer,
  { notices, actor }: { notices: Notices; actor: Actor },
  notice: 'backupMade' | 'backupDownloaded',
): Promise<void> {
  if (actor.kind === 'user') await notices.add(trx, actor.id, notice);
}

function toBackup({ id, createdAt, bytes }: Found): Backup {
  return { id, createdAt: new Date(createdAt).toISOString(), bytes };
}
