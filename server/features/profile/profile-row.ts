import type { Language } from '#shared/contract/fields.ts';
import type { ProfileChanges } from '#shared/contract/profile-changes.ts';
import { FALLBACK_DISPLAY_NAME, TERMS_VERSION } from '#shared/limits.ts';

export type NewProfile = {
  uid: string;
  email: string;
  displayName?: string | undefined;
  photoURL?: string | undefined;
  termsAccepted?: unknown;
  isAdmin?: boolean;
  language?: Language | undefined;
  currency?: string | undefined;
  timeZone?: string | undefined;
  /** False until the address is confirmed. */
  isOnline?: boolean;
};

export type ProfileDefaults = { language: Language; currency: string; timeZone: string };

/** Returns the row of a new user, with defaults for everything that they have not chosen. */
export function toNewRow(user: NewProfile, defaults: ProfileDefaults, nowMs: number) {
  // The flag counts only when it is the boolean true (spec section 4, 'boolean only').
  const termsAccepted = user.termsAccepted === true;
  return {
    user_id: user.uid,
    email: user.email,
    display_name: user.displayName || defaultDisplayName(user.email),
    photo_url: user.photoURL ?? null,
    city: null,
    country: null,
    location_declined: 0,
    terms_accepted: termsAccepted ? 1 : 0,
    terms_version: termsAccepted ? TERMS_VERSION : 0,
    is_admin: user.isAdmin === true ? 1 : 0,
    is_suspended: 0,
    plan: 'free',
    language: user.language ?? defaults.language,
    currency: user.currency ?? defaults.currency,
    time_zone: user.timeZone ?? defaults.timeZone,
    theme: 'system',
    first_day_of_week: 1,
    created_at: nowMs,
    updated_at: nowMs,
  } as const;
}

export function toChangedColumns(changes: ProfileChanges) {
  return {
    ...(changes.displayName === undefined ? {} : { display_name: changes.displayName }),
    ...(changes.language === undefined ? {} : { language: changes.language }),
    ...(changes.currency === undefined ? {} : { currency: changes.currency }),
    ...(changes.timeZone === undefined ? {} : { time_zone: changes.timeZone }),
    ...(changes.theme === undefined ? {} : { theme: changes.theme }),
    ...(changes.firstDayOfWeek === undefined ? {} : { first_day_of_week: changes.firstDayOfWeek }),
    ...(changes.monthStartsOn === undefined ? {} : { month_starts_on: String(changes.monthStartsOn) }),
    ...toMailColumns(changes.mails ?? {}),
  };
}

function toMailColumns(mails: NonNullable<ProfileChanges['mails']>) {
  const { reminders, budgetAlerts, monthReport, monthAmounts } = mails;
  return {
    ...(reminders === undefined ? {} : { mails_reminders: toFlag(reminders) }),
    ...(budgetAlerts === undefined ? {} : { mails_budget_alerts: toFlag(budgetAlerts) }),
    ...(monthReport === undefined ? {} : { mails_month_report: toFlag(monthReport) }),
    ...(monthAmounts === undefined ? {} : { mails_month_amounts: toFlag(monthAmounts) }),
  };
}

function toFlag(isOn: boolean): 0 | 1 {
  return isOn ? 1 : 0;
}

/** Returns the part of the address before the at sign, or the specification's fallback if there is none. */
function defaultDisplayName(email: string): string {
  return email.split('@')[0] || FALLBACK_DISPLAY_NAME;
}
