// What belongs to the installation rather than to a user.

/** Who did what. Accounts are named by id only, and the row outlives them. */
export type AuditLogTable = {
  id: string;
  at: number;
  actor: 'user' | 'shell' | 'system';
  actor_id: string | null;
  action: string;
  /** The kind of thing that was changed, such as 'user'. */
  target: string | null;
  target_id: string | null;
  /** JSON of the changed values, before and after; secrets are masked. */
  before: string | null;
  after: string | null;
};

/** Settings that differ from their default, as JSON; a secret is sealed. */
export type SettingsTable = {
  key: string;
  value: string;
  updated_at: number;
};

/** Stored figures, one row a name and day: 'daily_summary'. */
export type SystemMetricsTable = {
  name: string;
  day: string;
  as_of: number;
  content: string;
};

/** How often each screen was opened on a day, by users who agreed to be counted; names no user. */
export type PageViewsTable = {
  day: string;
  path: string;
  count: number;
};

/** Work that one process at a time does, and the result of its last run. */
export type JobsTable = {
  name: string;
  lease_until: number;
  started_at: number | null;
  finished_at: number | null;
  error: string | null;
};

/** Counted attempts, by a hash of what is counted. A single process counts in memory instead. */
export type RateLimitsTable = {
  key: string;
  points: number;
  /** When the count starts again; null for never. */
  expire: number | null;
};

/** Messages between instances, on a database without LISTEN. */
export type BusEventsTable = {
  id: string;
  at: number;
  content: string;
};
