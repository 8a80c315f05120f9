import * as z from 'zod/mini';
import { EXPORT_VERSION } from '#shared/contract/account.ts';
import { Currency, Instant } from '#shared/contract/fields.ts';
import { saveLocation } from '#shared/contract/location.ts';
import { PHOTO_TYPES } from '#shared/contract/photo.ts';
import { updateProfile } from '#shared/contract/profile-changes.ts';
import { MAX_PHOTO_BYTES } from '#shared/limits.ts';
import { BackupError, SETTINGS, type Backup } from './backup.ts';
import type { SmallLists } from './parts.ts';
import { BrokenJson, readPieces, type Bytes } from './pieces.ts';
import { createRowChecks } from './row-checks.ts';

export type OpenBackup = { backup: Backup; small: SmallLists };

const Head = z.object({
  exportedAt: Instant,
  profile: z.looseObject({ currency: Currency, displayName: z.string(), email: z.string() }),
});
const Photo = z.object({ type: z.enum(PHOTO_TYPES), base64: z.string() });

/** Reads a whole export and checks that all of it can be restored. Throws BackupError. */
export async function openBackup(file: Bytes): Promise<OpenBackup> {
  const head: Record<string, unknown> = {};
  try {
    return await read(file, head);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    if (error instanceof DOMException) throw new BackupError('notReadable');
    if (!(error instanceof BrokenJson)) throw error;
    throw new BackupError(head['format'] === 'saldo' ? 'damaged' : 'unknown');
  }
}

async function read(file: Bytes, head: Record<string, unknown>): Promise<OpenBackup> {
  const checks = createRowChecks();
  for await (const { name, value, isItem } of readPieces(file, checks.isList)) {
    if (isItem) checks.add(name, value);
    else if (checks.isList(name)) throw new BackupError('damaged');
    else {
      head[name] = value;
      requireVersion(head);
    }
  }
  if (head['format'] !== 'saldo') throw new BackupError('unknown');
  const parsed = Head.safeParse(head);
  if (!parsed.success) throw new BackupError('damaged');
  const { exportedAt, profile } = parsed.data;
  const { counts, period, small } = checks.finish(profile.currency);
  const backup: Backup = {
    exportedAt: new Date(exportedAt).toISOString(),
    owner: { name: profile.displayName, email: profile.email },
    currency: profile.currency,
    counts,
    ownCategories: small.categories.filter(({ isFixed, mergedInto }) => !isFixed && mergedInto === null)
      .length,
    budgets: new Set(small.budgets.map(({ category }) => category)).size,
    period,
    settings: readSettings(profile),
    place: readPlace(profile),
    photo: readPhoto(head['photo']),
  };
  return { backup, small };
}

/** Throws before the lists are read, because those of a newer version may be unreadable. */
function requireVersion({ format, version }: Record<string, unknown>): void {
  if (format !== undefined && format !== 'saldo') throw new BackupError('unknown');
  if (format === undefined || version === undefined) return;
  if (typeof version !== 'number' || version < 1) throw new BackupError('damaged');
  if (version > EXPORT_VERSION) throw new BackupError('newer');
}

/** The settings that this version can save. Others are left out. */
function readSettings(profile: Record<string, unknown>): Backup['settings'] {
  const settings = SETTINGS.map(
    (name) => updateProfile.body?.safeParse({ [name]: profile[name] }).data ?? {},
  );
  return Object.assign({}, ...settings) as Backup['settings'];
}

function readPlace({ city, country }: Record<string, unknown>): Backup['place'] {
  if (typeof city !== 'string' || typeof country !== 'string') return undefined;
  return saveLocation.body?.safeParse({ city, country }).success === true ? { city, country } : undefined;
}

function readPhoto(value: unknown): Blob | undefined {
  const { data } = Photo.safeParse(value);
  if (data === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(data.base64), (sign) => sign.charCodeAt(0));
    return bytes.length > MAX_PHOTO_BYTES ? undefined : new Blob([bytes], { type: data.type });
  } catch {
    return undefined;
  }
}
