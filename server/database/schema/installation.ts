// What belongs to the installation rather than to a user.

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
export type SettingsTable = {
  key: string;
  value: string;
  updated_at: number;
};

/** Documents of figures, one a name and day: 'daily_summary'. */
export type SystemMetricsTable = {
  name: string;
  day: string;
  as_of: number;
  content: string;
};

/** Nobody's: how often a screen was opened on a day, by those who consented to being counted. */
export type PageViewsTable = {
  day: string;
  path: string;
  count: number;
};

/** Work that one process at a time does, and how its last run went. */
export type JobsTable = {
  name: string;
  lease_until: number;
  started_at: number | null;
  finished_at: number | null;
  error: string | null;
};

/** Attempts that were counted, by a hash of what they are counted for; one process counts in its memory instead. */
export type RateLimitsTable = {
  key: string;
  points: number;
  /** When the count begins anew; null for never. */
  expire: number | null;
};

/** What instances tell each other on a database that cannot tell them. */
export type BusEventsTable = {
  id: string;
  at: number;
  content: string;
};
