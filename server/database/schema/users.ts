import type { Generated } from 'kysely';
import type { Language } from '#shared/languages.ts';
import type { Flag } from './flag.ts';

// Tables of users' data other than accounts and money.

export type ProfilesTable = {
  user_id: string;
  email: string;
  /** The time at which a mailed link proved that the address is the user's; null if none has. */
  email_checked_at: Generated<number | null>;
  display_name: string;
  /** The display name as `toSearchText` writes it. */
  search_name: Generated<string>;
  photo_url: string | null;
  city: string | null;
  country: string | null;
  location_declined: Flag;
  terms_accepted: Flag;
  terms_version: number;
  is_admin: Flag;
  is_suspended: Flag;
  plan: 'free' | 'premium';
  /** The last day of the plan in the user's time zone; null if it has no end. */
  premium_until: Generated<string | null>;
  /** Whether the user has requested the plan or an administrator has granted it; null if it was never set. */
  premium_source: Generated<'request' | 'grant' | null>;
  language: Language;
  currency: string;
  time_zone: string;
  theme: 'light' | 'dark' | 'system';
  first_day_of_week: number;
  /** The day on which a budget month starts: '1' to '28', or 'lastWorkday' of the month before. */
  month_starts_on: Generated<string>;
  mails_reminders: Generated<Flag>;
  mails_budget_alerts: Generated<Flag>;
  mails_month_report: Generated<Flag>;
  /** Whether the month's report has amounts. */
  mails_month_amounts: Generated<Flag>;
  created_at: number;
  updated_at: number;
};

/** The presence of users, in its own table since it changes far more often than the profile. */
export type PresenceTable = {
  user_id: string;
  is_online: Flag;
  last_seen: number;
  /** The instant at which the user came online; null while offline. */
  online_since: number | null;
  /** The last sign-in; null if there was none since migration 0025. */
  signed_in_at: number | null;
};

/** The open event streams. A row that was not seen for some time was left by a crash. */
export type EventStreamsTable = {
  user_id: string;
  id: string;
  session_id: string;
  opened_at: number;
  seen_at: number;
};

/** One row per user and day with a request. Days are in the installation's time zone. */
export type UserActivityTable = {
  user_id: string;
  day: string;
  /** Days since the sign-up, which is day 0. */
  day_number: number;
};

/** One row per user, in its own table since the profile is read far more often. */
export type PhotosTable = {
  user_id: string;
  /** Base64, since the columns of both databases are text and integers. */
  content: string;
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  updated_at: number;
};

/** Access tokens for programs of users. Only the hash of a token is stored. */
export type ApiTokensTable = {
  user_id: string;
  token_hash: string;
  id: string;
  name: string;
  scope: 'add' | 'read' | 'write';
  created_at: number;
  /** Exact to the day; null if never used. */
  last_used_at: number | null;
  expires_at: number;
};

/** The latest request of a user for Premium. A cancelled request leaves no row. */
export type PremiumRequestsTable = {
  user_id: string;
  message: string;
  requested_at: number;
  /** The time of the administrator's answer; null while the request is open. */
  answered_at: number | null;
  outcome: 'granted' | 'declined' | null;
};
