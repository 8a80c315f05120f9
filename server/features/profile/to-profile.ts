import { today } from '#shared/calendar.ts';
import type { Profile } from '#shared/contract/profile.ts';
import { TERMS_VERSION } from '#shared/limits.ts';
import { hasPremium, isPremiumPlan, type PremiumMode } from '#shared/premium.ts';
import { isOnline } from '#server/database/online.ts';
import { toUpdatedAt } from '#server/database/profile-changes.ts';
import type { Reader } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { findProfile, type ProfileRow } from './queries.ts';

/** The data of a profile that is not in its row. */
export type ProfileContext = { now: () => number; premiumMode: () => PremiumMode };

export function toProfile(row: ProfileRow, { now, premiumMode }: ProfileContext): Profile {
  const nowMs = now();
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
    ...toPlan(row, { nowMs, mode: premiumMode() }),
    language: row.language,
    currency: row.currency,
    timeZone: row.time_zone,
    theme: row.theme,
    firstDayOfWeek: row.first_day_of_week,
    monthStartsOn: row.month_starts_on === 'lastWorkday' ? 'lastWorkday' : Number(row.month_starts_on),
    isEmailConfirmed: row.email_checked_at !== null,
    mails: {
      reminders: row.mails_reminders === 1,
      budgetAlerts: row.mails_budget_alerts === 1,
      monthReport: row.mails_month_report === 1,
      monthAmounts: row.mails_month_amounts === 1,
    },
    unreadNotifications: row.unread_notifications ?? 0,
    unreadAnswers: row.unread_answers ?? 0,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: toUpdatedAt(row),
    isOnline: isOnline(row, nowMs),
    lastSeen: row.last_seen === null ? null : new Date(row.last_seen).toISOString(),
  };
}

function toPlan(row: ProfileRow, { nowMs, mode }: { nowMs: number; mode: PremiumMode }) {
  const plan = { plan: row.plan, until: row.premium_until };
  return {
    plan: row.plan,
    premiumUntil: row.premium_until,
    premiumSource: row.premium_source,
    hasPremium: hasPremium(
      mode,
      isPremiumPlan(plan, () => today(row.time_zone, nowMs)),
    ),
  };
}

/** Throws `notAuthenticated` if the account has been deleted. */
export async function requireProfile(db: Reader, userId: string, context: ProfileContext): Promise<Profile> {
  const row = await findProfile(db, userId);
  if (row === undefined) throw new AppError('notAuthenticated');
  return toProfile(row, context);
}
