import type { Profile } from '#shared/contract/profile.ts';
import type { Database } from '#server/database/connect.ts';
import { hasChanges } from '#server/database/profile-changes.ts';
import type { Writer } from '#server/database/schema.ts';
import { lockUserTotals } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import { toAppError } from '#server/http/to-app-error.ts';
import { toNewRow, type NewProfile, type ProfileDefaults } from './profile-row.ts';
import { findProfile, hasAccount, insertProfile, updateProfileRow, type ProfileRow } from './queries.ts';
import { requireProfile, toProfile, type ProfileContext } from './to-profile.ts';

export type SignInOptions = ProfileContext & {
  database: Database;
  readDefaults: () => Promise<ProfileDefaults>;
  logNewUser: (user: { uid: string; email: string }) => Promise<void>;
  onNotificationFailed: (error: unknown) => void;
  /** Audits, in the same database transaction, that a new user is an administrator. */
  recordNewAdmin: (trx: Writer, userId: string) => Promise<void>;
  presence: {
    /** Marks a user online in the given database transaction; returns whether they were offline. */
    enter: (trx: Writer, userId: string) => Promise<boolean>;
    /** Called once it is stored that a user came online. */
    publishChange: () => void;
  };
};

/** Changes profiles at sign-up, at sign-in and when an address is confirmed. */
export function createSignInProfiles(options: SignInOptions) {
  return {
    create: (user: NewProfile) => createProfile(options, user),
    ensure: (user: NewProfile) => ensureProfile(options, user),
    prepareConfirmed: () => prepareConfirmed(options),
  };
}

/**
 * Stores a new user's profile with the defaults of spec section 4, logs the sign-up and returns the
 * profile, even if the notification fails. Throws `profileFieldsMissing`, `notAuthenticated`, `profileCreateFailed`.
 */
async function createProfile(options: SignInOptions, user: NewProfile): Promise<Profile> {
  const { database, now, presence } = options;
  if (user.uid === '' || user.email === '') throw new AppError('profileFieldsMissing');
  try {
    const row = toNewRow(user, await options.readDefaults(), now());
    const [cameOnline, isNew] = await database.write(async (trx) => {
      await requireAccount(trx, user.uid);
      const wasOffline = user.isOnline !== false && (await presence.enter(trx, user.uid));
      const isInserted = await insertProfile(trx, row);
      if (isInserted && user.isAdmin === true) await options.recordNewAdmin(trx, user.uid);
      return [wasOffline, isInserted];
    });
    if (cameOnline) presence.publishChange();
    if (isNew) await options.logNewUser(user).catch(options.onNotificationFailed);
    return await requireProfile(database.read, user.uid, options);
  } catch (error) {
    throw toAppError(error, 'profileCreateFailed');
  }
}

/**
 * Throws `notAuthenticated` if the account has been deleted. The session of a sign-in at the same moment may be left of
 * it, and with a profile it would count. Deleting the account locks the same row of totals.
 */
async function requireAccount(trx: Writer, userId: string): Promise<void> {
  await lockUserTotals(trx, userId);
  if (!(await hasAccount(trx, userId))) throw new AppError('notAuthenticated');
}

/**
 * Called at each sign-in: marks the user online, stores a changed display name or photo, and creates a missing
 * profile. Throws `profileIdMissing`, `notAuthenticated`, `profileEnsureFailed`.
 */
async function ensureProfile(options: SignInOptions, user: NewProfile): Promise<Profile> {
  const { database } = options;
  if (user.uid === '') throw new AppError('profileIdMissing');
  try {
    const stored = await findProfile(database.read, user.uid);
    if (stored === undefined) return await createProfile(options, user);
    // The sign-in of a suspended user is refused later; they must not come online.
    if (stored.is_suspended === 1) return toProfile(stored, options);
    await bringOnline(options, user, stored);
    return await requireProfile(database.read, user.uid, options);
  } catch (error) {
    throw toAppError(error, 'profileEnsureFailed');
  }
}

async function bringOnline(
  { database, now, presence }: SignInOptions,
  user: NewProfile,
  stored: ProfileRow,
): Promise<void> {
  const cameOnline = await database.write(async (trx) => {
    const wasOffline = await presence.enter(trx, user.uid);
    const changes = toChangedFields(user, stored);
    if (hasChanges(changes)) await updateProfileRow(trx, user.uid, { ...changes, updated_at: now() });
    return wasOffline;
  });
  if (cameOnline) presence.publishChange();
}

/**
 * Reads the defaults, then returns a function that writes the profile of a user who has just confirmed their
 * address, in the given database transaction. Their choices and the defaults replace all earlier ones.
 */
async function prepareConfirmed({
  readDefaults,
  now,
}: SignInOptions): Promise<(trx: Writer, user: NewProfile) => Promise<void>> {
  const defaults = await readDefaults();
  return async (trx, user) => {
    const row = toNewRow(user, defaults, now());
    // The profile is missing only if the sign-up was interrupted.
    if (await insertProfile(trx, row)) return;
    const { display_name, terms_accepted, terms_version, language, currency, time_zone, updated_at } = row;
    const chosen = { display_name, terms_accepted, terms_version, language, currency, time_zone };
    await updateProfileRow(trx, user.uid, { ...chosen, updated_at });
  };
}

function toChangedFields({ displayName, photoURL }: NewProfile, stored: ProfileRow) {
  return {
    ...(displayName && displayName !== stored.display_name ? { display_name: displayName } : {}),
    ...(photoURL && photoURL !== stored.photo_url ? { photo_url: photoURL } : {}),
  };
}
