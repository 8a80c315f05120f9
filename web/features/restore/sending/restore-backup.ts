import { saveLocation } from '#shared/contract/location.ts';
import { setPhoto } from '#shared/contract/photo.ts';
import { updateProfile } from '#shared/contract/profile-changes.ts';
import type { Profile } from '#shared/contract/profile.ts';
import { finishRestore, restoreRows, startRestore } from '#shared/contract/restore.ts';
import { call } from '#web/lib/api/call.ts';
import type { Backup } from '../worker/backup.ts';
import type { BackupFile } from '../worker/backup-file.ts';

/** A restore, with the steps and rows that the server has confirmed. */
export type RestoreRun = {
  readonly id: string;
  readonly backup: Backup;
  readonly done: Set<string>;
  nextPart: number;
  restored: number;
};

type Options = {
  readPart: BackupFile['readPart'];
  /** Whether the profile's settings, location and photo are restored too. */
  withSettings: boolean;
  onProfile: (profile: Profile) => void;
  onProgress: (restored: number) => void;
};

export function newRestoreRun(id: string, backup: Backup): RestoreRun {
  return { id, backup, done: new Set(), nextPart: 0, restored: 0 };
}

export function countRows({ counts }: Backup): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/**
 * Sends the steps and rows that the server has not confirmed yet. After an error it can be called again: a step that the
 * server has already done changes nothing. Throws ApiError and BackupError.
 */
export async function continueRestore(run: RestoreRun, options: Options): Promise<void> {
  const { id, backup } = run;
  const { exportedAt, currency } = backup;
  await runOnce(run, 'start', () => call(startRestore, { body: { id, exportedAt, currency } }));
  // The profile comes first, so that an error in it leaves the account empty.
  await restoreProfile(run, options);
  for (;;) {
    const part = await options.readPart(run.nextPart);
    if (part === undefined) break;
    await call(restoreRows, { body: { id, ...part.rows } });
    run.nextPart += 1;
    run.restored += part.count;
    options.onProgress(run.restored);
  }
  await call(finishRestore, { body: { id } });
}

async function restoreProfile(run: RestoreRun, { withSettings, onProfile }: Options): Promise<void> {
  const { currency, settings, place, photo } = run.backup;
  const step = async (name: string, send: () => Promise<Profile>) =>
    await runOnce(run, name, async () => onProfile(await send()));
  await step('currency', () => call(updateProfile, { body: { currency } }));
  if (!withSettings) return;
  await step('settings', () => call(updateProfile, { body: settings }));
  if (place !== undefined) await step('place', () => call(saveLocation, { body: place }));
  if (photo !== undefined) await step('photo', () => call(setPhoto, {}, { file: photo }));
}

async function runOnce({ done }: RestoreRun, step: string, send: () => Promise<unknown>): Promise<void> {
  if (done.has(step)) return;
  await send();
  done.add(step);
}
