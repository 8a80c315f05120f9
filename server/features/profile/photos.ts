import { createHash } from 'node:crypto';
import { getPhoto, type PhotoType } from '#shared/contract/photo.ts';
import type { Database } from '#server/database/connect.ts';
import { lockUserTotals } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import { deletePhoto, findPhoto, updateProfileRow, upsertPhoto } from './queries.ts';

type Photo = { type: PhotoType; content: Buffer; url: string | null };

export type Photos = ReturnType<typeof createPhotos>;

type PhotoOptions = {
  database: Database;
  now: () => number;
  onChange: (userId: string) => void;
};

/** Stores the photos of profiles in the database, and serves each to its user only. */
export function createPhotos(options: PhotoOptions) {
  return {
    set: (userId: string, content: Uint8Array) => replacePhoto(options, userId, content),
    remove: (userId: string) => removePhoto(options, userId),

    async find(userId: string): Promise<Photo | undefined> {
      const row = await findPhoto(options.database.read, userId);
      return row && { type: row.type, content: Buffer.from(row.content, 'base64'), url: row.photo_url };
    },
  };
}

/** Throws `photoTypeRefused` for anything but an image. */
async function replacePhoto(
  { database, now, onChange }: PhotoOptions,
  userId: string,
  content: Uint8Array,
): Promise<void> {
  const type = findImageType(content);
  if (type === undefined) throw new AppError('photoTypeRefused');
  const photo = { user_id: userId, type, content: Buffer.from(content).toString('base64') };
  const changes = { photo_url: toPhotoUrl(userId, content), updated_at: now() };
  await database.write(async (trx) => {
    // The account may have been deleted meanwhile. Without the lock, a deletion at the same moment would leave the photo.
    await lockUserTotals(trx, userId);
    if (!(await updateProfileRow(trx, userId, changes))) throw new AppError('notAuthenticated');
    await upsertPhoto(trx, { ...photo, updated_at: now() });
  });
  onChange(userId);
}

async function removePhoto({ database, now, onChange }: PhotoOptions, userId: string): Promise<void> {
  await database.write(async (trx) => {
    await deletePhoto(trx, userId);
    await updateProfileRow(trx, userId, { photo_url: null, updated_at: now() });
  });
  onChange(userId);
}

/** Each photo of each user has its own address, so browsers may cache it forever. */
function toPhotoUrl(userId: string, content: Uint8Array): string {
  const version = createHash('sha256').update(userId).update(content).digest('base64url').slice(0, 22);
  return `${getPhoto.path}?v=${version}`;
}

/** Returns the type of an image by its first bytes, or undefined for any other file. */
function findImageType(content: Uint8Array): PhotoType | undefined {
  if (startsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(content, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  const isRiff = startsWith(content, ascii('RIFF'));
  return isRiff && startsWith(content.subarray(8), ascii('WEBP')) ? 'image/webp' : undefined;
}

function startsWith(content: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => content[index] === byte);
}

function ascii(text: string): number[] {
  return [...new TextEncoder().encode(text)];
}
