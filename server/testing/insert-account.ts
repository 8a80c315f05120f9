import { createHmac, randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { today } from '#shared/calendar.ts';
import * as z from 'zod/mini';
import { signUp } from '#shared/contract/auth.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import { toSearchText } from '#shared/search-text.ts';
import type { Database } from '#server/database/connect.ts';
import { argon2id } from '#server/features/auth/passwords.ts';
import { toNewRow } from '#server/features/profile/profile-row.ts';
import { toSessionToken } from '#server/sessions/session-token.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The hash of each password that tests have used. */
const hashes = new Map<string, Promise<string>>();

type Stage = { database: Database; settings: SystemSettings; nowMs: number; secret: string };

/**
 * Stores the rows of a sign-up in a tenth of its time, and returns the value of the session's cookie.
 * `insert-account.test.ts` compares the rows with those of a real sign-up.
 */
export async function insertAccount(
  { database, settings, nowMs, secret }: Stage,
  signUpBody: unknown,
): Promise<string> {
  const { email, password = '', name, ...choices } = z.parse(signUp.body ?? z.never(), signUpBody);
  const uid = uuidv7();
  const token = toSessionToken(uid, randomBytes(24).toString('base64url'));
  const hash = await hashOnce(password);
  const createdAtMs = Date.now();
  const times = {
    createdAt: new Date(createdAtMs).toISOString(),
    updatedAt: new Date(createdAtMs).toISOString(),
  };
  const expiresAt = new Date(createdAtMs + settings.sessionDays * DAY_MS).toISOString();
  const defaults = {
    language: settings.defaultLanguage,
    currency: settings.defaultCurrency,
    timeZone: settings.timeZone,
  };
  const profile = toNewRow({ uid, email, displayName: name, ...choices }, defaults, nowMs);

  await database.write(async (trx) => {
    const user = { id: uid, name: name ?? email, email, emailVerified: 1 as const, ...times };
    await trx.insertInto('user').values(user).execute();
    const account = { id: uuidv7(), userId: uid, accountId: uid, providerId: 'credential', password: hash };
    await trx
      .insertInto('account')
      .values({ ...account, ...times })
      .execute();
    const session = { id: uuidv7(), userId: uid, token, expiresAt, ipAddress: '127.0.0.1', userAgent: '' };
    await trx
      .insertInto('session')
      .values({ ...session, proved_at: createdAtMs, ...times })
      .execute();
    await trx
      .insertInto('profiles')
      .values({ ...profile, search_name: toSearchText(profile.display_name) })
      .execute();
    await trx
      .insertInto('presence')
      .values({ user_id: uid, is_online: 1, last_seen: nowMs, online_since: nowMs, signed_in_at: nowMs })
      .execute();
    const message = `Nuevo usuario registrado: ${email} (UID: ${uid})`;
    const notification = { user_id: uid, id: uuidv7(), type: 'newUserRegistered', email, message } as const;
    await trx
      .insertInto('admin_notifications')
      .values({ ...notification, read: 0, timestamp: nowMs })
      .execute();
    const totals = { user_id: uid, income_minor: 0, expense_minor: 0, count: 0, revision: 0 };
    await trx.insertInto('user_totals').values(totals).execute();
    const activity = { user_id: uid, day: today(settings.timeZone, nowMs), day_number: 0 };
    await trx.insertInto('user_activity').values(activity).execute();
  });
  return encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`);
}

function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? argon2id.hash(password);
  hashes.set(password, hash);
  return hash;
}
