import { deleteBackup, downloadBackup, listBackups, makeBackup } from '#shared/contract/backups.ts';
import { SUCCESS } from '#shared/contract/fields.ts';
import { userActor } from '#server/audit/record-audit.ts';
import { BackupError } from '#server/backup/backup-error.ts';
import { AppError } from '#server/errors/app-error.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { Backups } from './backups.ts';

export function mountBackups(app: App, backups: Backups): void {
  mount(app, makeBackup, ({ caller }) =>
    backups.make(userActor(caller)).catch((error: unknown) => {
      throw toBackupFailure(error);
    }),
  );
  mount(app, listBackups, () => backups.list());
  mount(app, downloadBackup, async ({ caller, params }) => {
    return toResponse(await backups.download(userActor(caller), params.id));
  });
  mount(app, deleteBackup, async ({ caller, params }) => {
    await backups.remove(userActor(caller), params.id);
    return SUCCESS;
  });
}

function toResponse({ name, bytes, isEncrypted, body }: Awaited<ReturnType<Backups['download']>>): Response {
  return new Response(body, {
    headers: {
      'Content-Type': isEncrypted ? 'application/octet-stream' : 'application/gzip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Length': String(bytes),
      'Cache-Control': 'no-store',
    },
  });
}

const NOT_WRITABLE_CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);

/** Converts known failures of a backup to errors with advice; any other failure stays as it is. */
function toBackupFailure(error: unknown): unknown {
  if (error instanceof BackupError && error.problem === 'unequalTotals') {
    return new AppError('backupTotalsUnequal', { cause: error });
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (FULL_CODES.has(code)) return new AppError('storageFull', { cause: error });
  return NOT_WRITABLE_CODES.has(code) ? new AppError('backupNotWritable', { cause: error }) : error;
}
