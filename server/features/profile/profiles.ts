import type { Profile, ProfileChanges } from '#shared/contract/profile.ts';
import { TERMS_VERSION } from '#shared/limits.ts';
import { currencyDecimals } from '#shared/money.ts';
import { lockUserTotals } from '#server/database/user-totals.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { toAppError } from '#server/http/to-app-error.ts';
import { toChangedColumns } from './profile-row.ts';
import { findProfile, hasAdmin, hasTransactions, updateProfileRow } from './queries.ts';
import { createSignInProfiles, type SignInOptions } from './sign-in-profiles.ts';
import { requireProfile, toProfile } from './to-profile.ts';

export type Profiles = ReturnType<typeof createProfiles>;

type Options = SignInOptions & {
  presence: {
    /** Marks a user offline: the browser of one session, or all of them. */
    leave: (browser: { userId: string; sessionId?: string | undefined }) => Promise<void>;
  };
  /** Called once a changed profile is stored. */
  onChange: (userId: string) => void;
};

/** The calls on the user document of spec sections 4 and 7. */
export function createProfiles(options: Options) {
  const { database, now } = options;
  return {
    ...createSignInProfiles(options),
    update: (userId: string, changes: ProfileChanges) => updateProfile(options, userId, changes),
    acceptTerms: (userId: string) => acceptTerms(options, userId),
    setOffline: (userId: string, sessionId?: string) => setOffline(options, userId, sessionId),
    require: (userId: string) => requireProfile(database.read, userId, now()),
    hasAdmin: () => hasAdmin(database.read),
  };
}

/**
 * Writes what the user may change and answers the profile; `uid`, `email` and `createdAt` are dropped
 * (spec section 5). Throws `profileIdMissing`, `currencyLocked`, `profileMissingAfterUpdate`.
 */
async function updateProfile(
  { database, now, onChange }: Options,
  userId: string,
  changes: ProfileChanges,
): Promise<Profile> {
  if (userId === '') throw new AppError('profileIdMissing');
  await database.write(async (trx) => {
    if (changes.currency !== undefined) await requireCurrencyFree(trx, userId, changes.currency);
    await updateProfileRow(trx, userId, { ...toChangedColumns(changes), updated_at: now() });
  });
  const row = await findProfile(database.read, userId);
  if (row === undefined) throw new AppError('profileMissingAfterUpdate');
  onChange(userId);
  return toProfile(row, now());
}

/** Stores that the user has accepted the current terms. */
async function acceptTerms({ database, now, onChange }: Options, userId: string): Promise<Profile> {
  await database.write((trx) =>
    updateProfileRow(trx, userId, { terms_accepted: 1, terms_version: TERMS_VERSION, updated_at: now() }),
  );
  onChange(userId);
  return await requireProfile(database.read, userId, now());
}

/**
 * Stores when a user was last seen, and marks them offline unless another browser of theirs than that of the
 * session is there. Throws `offlineIdMissing`, `offlineFailed`.
 */
async function setOffline({ presence }: Options, userId: string, sessionId?: string): Promise<void> {
  if (userId === '') throw new AppError('offlineIdMissing');
  try {
    await presence.leave({ userId, sessionId });
  } catch (error) {
    throw toAppError(error, 'offlineFailed');
  }
}

/** Throws `currencyLocked` where there are transactions or imported rows and the currency has other decimals. */
async function requireCurrencyFree(trx: Writer, userId: string, currency: string): Promise<void> {
  // Transactions are added under this lock, so none can come between this check and the change.
  await lockUserTotals(trx, userId);
  const stored = await findProfile(trx, userId);
  const keepsDecimals =
    stored === undefined || currencyDecimals(stored.currency) === currencyDecimals(currency);
  if (!keepsDecimals && (await hasTransactions(trx, userId))) throw new AppError('currencyLocked');
}
