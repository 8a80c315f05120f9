import type { Profile, ProfileChanges } from '#shared/contract/profile.ts';
import { TERMS_VERSION } from '#shared/limits.ts';
import { currencyDecimals } from '#shared/money.ts';
import type { Database } from '#server/database/connect.ts';
import { lockUserTotals } from '#server/database/user-totals.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { toAppError } from '#server/http/to-app-error.ts';
import { toChangedColumns, toNewRow, type NewProfile, type ProfileDefaults } from './profile-row.ts';
import { findProfile, hasAdmin, hasTransactions, insertProfile, updateProfileRow } from './queries.ts';
import { toProfile } from './to-profile.ts';

/** What signing in and out does to who is online. */
export type OnlineFlag = {
  /** Marks somebody online in the transaction that is handed in; answers whether they were not. */
  enter: (trx: Writer, userId: string) => Promise<boolean>;
  /** Marks somebody offline: the browser of one session, or all of them. */
  leave: (who: { userId: string; sessionId?: string | undefined }) => Promise<void>;
  /** Somebody has come online, and it is stored. */
  changed: () => void;
};

export type Profiles = ReturnType<typeof createProfiles>;

/** The calls on the user document of spec sections 4 and 7. */
export function createProfiles(options: {
  database: Database;
  now: () => number;
  readDefaults: () => Promise<ProfileDefaults>;
  logNewUser: (user: { uid: string; email: string }) => Promise<void>;
  onNotificationFailed: (error: unknown) => void;
  /** Writes down, in the transaction, that a new user is an administrator. */
  recordNewAdmin: (trx: Writer, userId: string) => Promise<void>;
  presence: OnlineFlag;
  /** A profile has changed, and it is stored. */
  onChange: (userId: string) => void;
}) {
  const { database, now, presence, onChange } = options;

  /**
   * Stores a new user's profile with the defaults of spec section 4, then logs the sign-up, and reads
   * it back. A failed notification does not fail it. Throws `profileFieldsMissing`, `profileCreateFailed`.
   */
  async function create(user: NewProfile): Promise<Profile> {
    if (user.uid === '' || user.email === '') throw new AppError('profileFieldsMissing');
    try {
      const row = toNewRow(user, await options.readDefaults(), now());
      const [hasCome, isNew] = await database.write(async (trx) => {
        const isComing = user.isOnline !== false && (await presence.enter(trx, user.uid));
        const isInserted = await insertProfile(trx, row);
        if (isInserted && user.isAdmin === true) await options.recordNewAdmin(trx, user.uid);
        return [isComing, isInserted];
      });
      if (hasCome) presence.changed();
      if (isNew) await options.logNewUser(user).catch(options.onNotificationFailed);
      return await require(user.uid);
    } catch (error) {
      throw toAppError(error, 'profileCreateFailed');
    }
  }

  /**
   * Called at each sign-in: marks the profile online and seen, takes over a display name or photo that
   * differs or is missing, and creates a profile that does not exist. Throws `profileIdMissing`,
   * `profileEnsureFailed`.
   */
  async function ensure(user: NewProfile): Promise<Profile> {
    if (user.uid === '') throw new AppError('profileIdMissing');
    try {
      const stored = await findProfile(database.read, user.uid);
      if (stored === undefined) return await create(user);
      // Who is suspended is refused after this, and does not come online.
      if (stored.is_suspended === 1) return toProfile(stored, now());
      const hasCome = await database.write(async (trx) => {
        const isChange = await presence.enter(trx, user.uid);
        await updateProfileRow(trx, user.uid, {
          updated_at: now(),
          ...(user.displayName && user.displayName !== stored.display_name
            ? { display_name: user.displayName }
            : {}),
          ...(user.photoURL && user.photoURL !== stored.photo_url ? { photo_url: user.photoURL } : {}),
        });
        return isChange;
      });
      if (hasCome) presence.changed();
      return await require(user.uid);
    } catch (error) {
      throw toAppError(error, 'profileEnsureFailed');
    }
  }

  /**
   * Writes what the user may change and reads it back; `uid`, `email` and `createdAt` are dropped
   * (spec section 5). Throws `profileIdMissing`, `currencyLocked`, `profileMissingAfterUpdate`.
   */
  async function update(userId: string, changes: ProfileChanges): Promise<Profile> {
    if (userId === '') throw new AppError('profileIdMissing');
    await database.write(async (trx) => {
      if (changes.currency !== undefined) {
        // Transactions are added under this lock, so none can come between the look and the change.
        await lockUserTotals(trx, userId);
        const stored = await findProfile(trx, userId);
        const keepsDecimals =
          stored === undefined || currencyDecimals(stored.currency) === currencyDecimals(changes.currency);
        if (!keepsDecimals && (await hasTransactions(trx, userId))) throw new AppError('currencyLocked');
      }
      await updateProfileRow(trx, userId, { ...toChangedColumns(changes), updated_at: now() });
    });
    const row = await findProfile(database.read, userId);
    if (row === undefined) throw new AppError('profileMissingAfterUpdate');
    onChange(userId);
    return toProfile(row, now());
  }

  /**
   * Reads the defaults for a function that writes, in the transaction that is handed in, the profile of who has
   * just confirmed their address: as they and the defaults say, and nothing of what was given before.
   */
  async function prepareConfirmed(): Promise<(trx: Writer, user: NewProfile) => Promise<void>> {
    const defaults = await options.readDefaults();
    return async (trx, user) => {
      const row = toNewRow(user, defaults, now());
      // It is there, unless the sign-up broke off.
      if (await insertProfile(trx, row)) return;
      const { display_name, terms_accepted, terms_version, language, currency, time_zone, updated_at } = row;
      const chosen = { display_name, terms_accepted, terms_version, language, currency, time_zone };
      await updateProfileRow(trx, user.uid, { ...chosen, updated_at });
    };
  }

  /** Records that the current terms were accepted. */
  async function acceptTerms(userId: string): Promise<Profile> {
    await database.write((trx) =>
      updateProfileRow(trx, userId, { terms_accepted: 1, terms_version: TERMS_VERSION, updated_at: now() }),
    );
    onChange(userId);
    return await require(userId);
  }

  /**
   * Marks a user offline, unless another browser than that of the session is there, and stamps when they
   * were last seen. Throws `offlineIdMissing`, `offlineFailed`.
   */
  async function setOffline(userId: string, sessionId?: string): Promise<void> {
    if (userId === '') throw new AppError('offlineIdMissing');
    try {
      await presence.leave({ userId, sessionId });
    } catch (error) {
      throw toAppError(error, 'offlineFailed');
    }
  }

  async function require(userId: string): Promise<Profile> {
    const row = await findProfile(database.read, userId);
    if (row === undefined) throw new AppError('notAuthenticated');
    return toProfile(row, now());
  }

  return {
    create,
    ensure,
    update,
    prepareConfirmed,
    acceptTerms,
    setOffline,
    require,
    hasAdmin: () => hasAdmin(database.read),
  };
}
