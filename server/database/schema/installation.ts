// Tables that belong to the installation, not to a user.

/** The acts of the audit log. Accounts appear only by id, and the rows outlive them. */
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

/** Stored figures, one row per name and day. 'daily_summary' has one for each day, 'restore_trial' one without a day. */
export type SystemMetricsTable = {
  name: string;
  day: string;
  as_of: number;
  content: string;
};

/** The number of views of each screen on a day, by users who consented. It does not store who viewed. */
export type PageViewsTable = {
  day: string;
  path: string;
  count: number;
};

/** The leases of jobs, and the results of their last runs. */
export type JobsTable = {
  name: string;
  lease_until: number;
  started_at: number | null;
  finished_at: number | null;
  error: string | null;
};

/** Counts of attempts by hashed keys. With SQLite, the single process counts in memory instead. */
export type RateLimitsTable = {
  key: string;
  points: number;
  /** The instant at which the count starts again; null for never. */
  expire: number | null;
};

/** Messages between instances, on a database without LISTEN. */
export type BusEventsTable = {
  id: string;
  at: number;
  content: string;
};
