import type { Generated, Kysely } from 'kysely';
import type { Language } from '#shared/languages.ts';

/**
 * The tables. Columns are text and integers only, so that SQLite and PostgreSQL hold the same values:
 * a calendar day is `yyyy-MM-dd`, an instant epoch milliseconds, a boolean 0 or 1, an amount integer
 * minor units. The first four tables are better-auth's and keep its names and ISO text instants.
 */
export type Schema = {
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  verification: VerificationTable;
  profiles: ProfilesTable;
  presence: PresenceTable;
  transactions: TransactionsTable;
  daily_totals: DailyTotalsTable;
  user_totals: UserTotalsTable;
  admin_notifications: AdminNotificationsTable;
  outbox: OutboxTable;
  password_resets: PasswordResetsTable;
  email_changes: EmailChangesTable;
  photos: PhotosTable;
  page_views: PageViewsTable;
  user_activity: UserActivityTable;
  event_streams: EventStreamsTable;
  audit_log: AuditLogTable;
  settings: SettingsTable;
  system_metrics: SystemMetricsTable;
  jobs: JobsTable;
  invites: InvitesTable;
  email_verifications: EmailVerificationsTable;
  repeated_sign_ups: RepeatedSignUpsTable;
  rate_limits: RateLimitsTable;
  bus_events: BusEventsTable;
  setup_codes: SetupCodesTable;
};

/** A connection that only reads; it may lag behind a write that is still under way. */
export type Reader = Kysely<Schema>;

declare const insideWrite: unique symbol;
/** A transaction that may write; only `write` of `write.ts` makes one. */
export type Writer = Kysely<Schema> & { readonly [insideWrite]: true };

export type Flag = 0 | 1;

type UserTable = {
  id: string;
  name: string;
  email: string;
  emailVerified: Flag;
  image: string | null;
  createdAt: string;
  updatedAt: string;
};

type SessionTable = {
  id: string;
  userId: string;
  token: string;
  expiresAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: string;
  updatedAt: string;
  /** When the password was last given in this session, in epoch milliseconds; null before the first time. */
  proved_at: Generated<number | null>;
};

type AccountTable = {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  accessToken: string | null;
  refreshToken: string | null;
  accessTokenExpiresAt: string | null;
  refreshTokenExpiresAt: string | null;
  scope: string | null;
  idToken: string | null;
  password: string | null;
  createdAt: string;
  updatedAt: string;
};

type VerificationTable = {
  id: string;
  identifier: string;
  value: string;
  expiresAt: string;
  createdAt: string;
  updatedAt: string;
};

export type ProfilesTable = {
  user_id: string;
  email: string;
  /** When a mailed link showed that the address is the user's; null while none did. */
  email_checked_at: Generated<number | null>;
  display_name: string;
  /** The display name by `toSearchText`. */
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
  language: Language;
  currency: string;
  time_zone: string;
  theme: 'light' | 'dark' | 'system';
  first_day_of_week: number;
  created_at: number;
  updated_at: number;
};

/** Apart from the profile, since it changes far more often. */
type PresenceTable = {
  user_id: string;
  is_online: Flag;
  last_seen: number;
  /** When they came online; null while they are not. */
  online_since: number | null;
};

export type TransactionsTable = {
  user_id: string;
  id: string;
  type: 'expense' | 'income';
  description: string;
  /** The description by `toSearchText`. */
  search_text: Generated<string>;
  amount_minor: number;
  category: string;
  date: string;
  created_at: number;
  updated_at: number;
};

/** Kept by the module that writes transactions, in the same database transaction as each write. */
type DailyTotalsTable = {
  user_id: string;
  date: string;
  type: 'expense' | 'income';
  category: string;
  amount_minor: number;
  count: number;
};

/** One row a user: everything ever recorded, and how often their data has changed. */
type UserTotalsTable = {
  user_id: string;
  income_minor: number;
  expense_minor: number;
  count: number;
  revision: number;
};

type AdminNotificationsTable = {
  user_id: string;
  id: string;
  type: 'newUserRegistered';
  email: string;
  message: string;
  timestamp: number;
  read: Flag;
};

/** Mail to send and mail that was; what is in it is readable with the secret only, and goes once it is sent. */
export type OutboxTable = {
  user_id: string;
  id: string;
  kind: string;
  sealed: string | null;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  /** When it is to be tried; while it is being sent, when another process may take it over. */
  due_at: number;
  /** After this instant it is of no use to whoever gets it. */
  expires_at: number | null;
  error: string | null;
  created_at: number;
  finished_at: number | null;
};

/** Links for a new password; a link itself is stored nowhere, only its hash. */
export type PasswordResetsTable = {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  /** Whether the link went to the account's address; one that an administrator hands over proves no address. */
  is_mailed: Generated<Flag>;
};

/** At most one wish a user for another e-mail address, which both addresses have to confirm. */
export type EmailChangesTable = {
  user_id: string;
  new_email: string;
  current_token_hash: string;
  new_token_hash: string;
  current_confirmed_at: number | null;
  new_confirmed_at: number | null;
  created_at: number;
  expires_at: number;
  done_at: number | null;
};

/** One row a user, apart from the profile, which is read far more often. */
type PhotosTable = {
  user_id: string;
  /** Base64, since the columns of both databases are text and integers. */
  content: string;
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  updated_at: number;
};

/** Nobody's: how often a screen was opened on a day, by those who consented to being counted. */
type PageViewsTable = {
  day: string;
  path: string;
  count: number;
};

/** One row a user and day on which they asked for anything, by the time zone of the installation. */
type UserActivityTable = {
  user_id: string;
  day: string;
  /** Days since the sign-up, which is day 0. */
  day_number: number;
};

/** Event streams that are open, one row each; a row that has not been seen lately was left by a crash. */
type EventStreamsTable = {
  user_id: string;
  id: string;
  session_id: string;
  opened_at: number;
  seen_at: number;
};

/** What was done by whom; accounts are named by id only, and the row outlives them. */
export type AuditLogTable = {
  id: string;
  at: number;
  actor: 'user' | 'shell' | 'system';
  actor_id: string | null;
  action: string;
  /** What kind of thing it was done to, such as 'user'. */
  target: string | null;
  target_id: string | null;
  /** JSON of what changed, as it was and as it is; secrets are masked. */
  before: string | null;
  after: string | null;
};

/** Settings that differ from their default, as JSON; a secret is sealed. */
type SettingsTable = {
  key: string;
  value: string;
  updated_at: number;
};

/** Documents of figures, one a name and day: 'daily_summary'. */
type SystemMetricsTable = {
  name: string;
  day: string;
  as_of: number;
  content: string;
};

/** Work that one process at a time does, and how its last run went. */
type JobsTable = {
  name: string;
  lease_until: number;
  started_at: number | null;
  finished_at: number | null;
  error: string | null;
};

/** Links that let somebody sign up where not everybody may; a link itself is stored nowhere. */
export type InvitesTable = {
  id: string;
  token_hash: string;
  note: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

/** Links that show that an e-mail address belongs to who signed up with it. */
export type EmailVerificationsTable = {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

/** Unused; instances of the version before still write to it. Dropped with the next version. */
type RepeatedSignUpsTable = {
  user_id: string;
  password: string;
  created_at: number;
};

/** Attempts that were counted, by a hash of what they are counted for; one process counts in its memory instead. */
type RateLimitsTable = {
  key: string;
  points: number;
  /** When the count begins anew; null for never. */
  expire: number | null;
};

/** What instances tell each other on a database that cannot tell them. */
type BusEventsTable = {
  id: string;
  at: number;
  content: string;
};

/** The code that makes the first administrator, readable with the secret only; at most one row. */
type SetupCodesTable = {
  id: string;
  sealed: string;
  /** Until then a sign-up that brought the code is under way. */
  held_until: number;
};
