import type { Profile } from '#shared/contract/profile.ts';
import { TERMS_VERSION } from '#shared/limits.ts';
import { isOnline } from '#server/database/online.ts';
import type { Reader } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { findProfile, type ProfileRow } from './queries.ts';

/** A row as the API shows it: flags as booleans, instants as ISO text. */
export function toProfile(row: ProfileRow, nowMs: number): Profile {
  const isAdmin = row.is_admin === 1;
  return {
    uid: row.user_id,
    email: row.email,
    displayName: row.display_name,
    photoURL: row.photo_url,
    city: row.city,
    country: row.country,
    locationDeclined: row.location_declined === 1,
    // A new version has to be accepted again.
    termsAccepted: row.terms_accepted === 1 && row.terms_version >= TERMS_VERSION,
    termsVersion: row.terms_version,
    isAdmin,
    isSuspended: row.is_suspended === 1,
    role: isAdmin ? 'admin' : 'user',
    plan: row.plan,
    language: row.language,
    currency: row.currency,
    timeZone: row.time_zone,
    theme: row.theme,
    firstDayOfWeek: row.first_day_of_week,
    unreadNotifications: row.unread_notifications ?? 0,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    isOnline: isOnline(row, nowMs),
    lastSeen: row.last_seen === null ? null : new Date(row.last_seen).toISOString(),
  };
}

/** Throws `notAuthenticated` where the account has been deleted. */
export async function requireProfile(db: Reader, userId: string, nowMs: number): Promise<Profile> {
  const row = await findProfile(db, userId);
  if (row === undefined) throw new AppError('notAuthenticated');
  return toProfile(row, nowMs);
}
