import { CHOSEN_MAILS } from '#shared/contract/mail-choices.ts';
import type { ProfileChanges } from '#shared/contract/profile-changes.ts';
import type { Profile } from '#shared/contract/profile.ts';
import { TERMS_VERSION } from '#shared/limits.ts';
import { currencyDecimals } from '#shared/money.ts';
import { lockUserTotals } from '#server/database/user-totals.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { toAppError } from '#server/http/to-app-error.ts';
import { toChangedColumns } from './profile-row.ts';
import { findProfile, hasAdmin, hasAmounts, updateProfileRow } from './queries.ts';
import { createSignInProfiles, type SignInOptions } from './sign-in-profiles.ts';
import { requireProfile, toProfile } from './to-profile.ts';

export type Profiles = ReturnType<typeof createProfiles>;

type Options = SignInOptions & {
  presence: {
    /** Marks a user offline: the browser of one session, or all of them. */
    leave: (browser: { userId: string; sessionId?: string | undefined }) => Promise<void>;
  };
  onChange: (userId: string) => void;
  isMailOn: () => boolean;
};

/** The calls on the user document of spec sections 4 and 7. */
export function createProfiles(options: Options) {
  const { database } = options;
  return {
    ...createSignInProfiles(options),
    update: (userId: string, changes: ProfileChanges) => updateProfile(options, userId, changes),
    acceptTerms: (userId: string) => acceptTerms(options, userId),
    setOffline: (userId: string, sessionId?: string) => setOffline(options, userId, sessionId),
    require: (userId: string) => requireProfile(database.read, userId, options),
    hasAdmin: () => hasAdmin(database.read),
  };
}

/**
 * Stores the fields that the user may change, and returns the profile; `uid`, `email` and `createdAt` are ignored
 * (spec section 5). Throws `profileIdMissing`, `currencyLocked`, `mailUnavailable`, `emailNotConfirmed`,
 * `profileMissingAfterUpdate`.
 */
async function updateProfile(options: Options, userId: string, changes: ProfileChanges): Promise<Profile> {
  const { database, now, onChange, isMailOn } = options;
  if (userId === '') throw new AppError('profileIdMissing');
  await database.write(async (trx) => {
    if (changes.currency !== undefined) await requireCurrencyFree(trx, userId, changes.currency);
    if (CHOSEN_MAILS.some((mail) => changes.mails?.[mail] === true))
      await requireMailable(trx, userId, isMailOn());
    await updateProfileRow(trx, userId, { ...toChangedColumns(changes), updated_at: now() });
  });
  const row = await findProfile(database.read, userId);
  if (row === undefined) throw new AppError('profileMissingAfterUpdate');
  onChange(userId);
  return toProfile(row, options);
}

async function acceptTerms(options: Options, userId: string): Promise<Profile> {
  const { database, now, onChange } = options;
  await database.write((trx) =>
    updateProfileRow(trx, userId, { terms_accepted: 1, terms_version: TERMS_VERSION, updated_at: now() }),
  );
  onChange(userId);
  return await requireProfile(database.read, userId, options);
}

/**
 * Stores that a user was seen now, and marks them offline unless another of their browsers is online. Throws
 * `offlineIdMissing`, `offlineFailed`.
 */
async function setOffline({ presence }: Options, userId: string, sessionId?: string): Promise<void> {
  if (userId === '') throw new AppError('offlineIdMissing');
  try {
    await presence.leave({ userId, sessionId });
  } catch (error) {
    throw toAppError(error, 'offlineFailed');
  }
}

/** Throws `mailUnavailable` if the installation sends no mail, and `emailNotConfirmed`. */
async function requireMailable(trx: Writer, userId: string, isMailOn: boolean): Promise<void> {
  if (!isMailOn) throw new AppError('mailUnavailable');
  const profile = await findProfile(trx, userId);
  if (profile?.email_checked_at === null) throw new AppError('emailNotConfirmed');
}

/** Throws `currencyLocked` if amounts are stored and the new currency has another number of decimals. */
async function requireCurrencyFree(trx: Writer, userId: string, currency: string): Promise<void> {
  // Amounts are added under this lock, so none can be added between this check and the change.
  await lockUserTotals(trx, userId);
  const stored = await findProfile(trx, userId);
  const keepsDecimals =
    stored === undefined || currencyDecimals(stored.currency) === currencyDecimals(currency);
  if (!keepsDecimals && (await hasAmounts(trx, userId))) throw new AppError('currencyLocked');
}
