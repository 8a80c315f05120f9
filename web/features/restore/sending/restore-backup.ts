import { saveLocation } from '#shared/contract/location.ts';
import { setPhoto } from '#shared/contract/photo.ts';
import { updateProfile } from '#shared/contract/profile-changes.ts';
import type { Profile } from '#shared/contract/profile.ts';
import { finishRestore, restoreRows, startRestore } from '#shared/contract/restore.ts';
import { call } from '#web/lib/api/call.ts';
import type { Backup } from '../worker/backup.ts';
import type { BackupFile } from '../worker/backup-file.ts';

/** A restore and what the server has confirmed of it. */
export type Restoring = {
  readonly id: string;
  readonly backup: Backup;
  readonly done: Set<string>;
  nextPart: number;
  restored: number;
};

type Options = {
  readPart: BackupFile['readPart'];
  /** Whether the profile's settings, place and photo come back too. */
  withSettings: boolean;
  onProfile: (profile: Profile) => void;
  onProgress: (restored: number) => void;
};

export function newRestoring(id: string, backup: Backup): Restoring {
  return { id, backup, done: new Set(), nextPart: 0, restored: 0 };
}

/** All rows that are sent. */
export function totalOf({ counts }: Backup): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/**
 * Sends what the server has not confirmed yet. After an error it can be called again: a step whose answer was lost
 * changes nothing when it is sent again. Throws ApiError and BackupError.
 */
export async function goOnRestoring(restoring: Restoring, options: Options): Promise<void> {
  const { id, backup } = restoring;
  const { exportedAt, currency } = backup;
  await once(restoring, 'start', () => call(startRestore, { body: { id, exportedAt, currency } }));
  // The profile comes first: what it refuses is then refused while the account is still empty.
  await restoreProfile(restoring, options);
  for (;;) {
    const part = await options.readPart(restoring.nextPart);
    if (part === undefined) break;
    await call(restoreRows, { body: { id, ...part.rows } });
    restoring.nextPart += 1;
    restoring.restored += part.count;
    options.onProgress(restoring.restored);
  }
  await call(finishRestore, { body: { id } });
}

async function restoreProfile(restoring: Restoring, { withSettings, onProfile }: Options): Promise<void> {
  const { currency, settings, place, photo } = restoring.backup;
  const step = async (name: string, send: () => Promise<Profile>) =>
    await once(restoring, name, async () => onProfile(await send()));
  await step('currency', () => call(updateProfile, { body: { currency } }));
  if (!withSettings) return;
  await step('settings', () => call(updateProfile, { body: settings }));
  if (place !== undefined) await step('place', () => call(saveLocation, { body: place }));
  if (photo !== undefined) await step('photo', () => call(setPhoto, {}, { file: photo }));
}

async function once({ done }: Restoring, step: string, send: () => Promise<unknown>): Promise<void> {
  if (done.has(step)) return;
  await send();
  done.add(step);
}
