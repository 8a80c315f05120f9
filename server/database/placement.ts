import type { Schema } from './schema.ts';

/**
 * Where each table lies when PostgreSQL is spread over machines (Citus, docs/decisions/0018-spread-by-user.md).
 * 'distributed': by `user_id`, all rows of a user on one machine. 'reference': whole on every machine, for
 * what is found by a token, an address or a name before the user is known, and for what is nobody's. A new
 * table does not compile until it stands here.
 */
const PLACEMENT: Record<keyof Schema, 'distributed' | 'reference'> = {
  transactions: 'distributed',
  daily_totals: 'distributed',
  user_totals: 'distributed',
  user_activity: 'distributed',
  presence: 'distributed',
  event_streams: 'distributed',
  photos: 'distributed',
  outbox: 'distributed',
  // Every request joins session, user and profile by a token, which has to stay on one machine.
  user: 'reference',
  session: 'reference',
  account: 'reference',
  verification: 'reference',
  profiles: 'reference',
  // Links are known by their hash alone.
  password_resets: 'reference',
  email_changes: 'reference',
  email_verifications: 'reference',
  repeated_sign_ups: 'reference',
  invites: 'reference',
  // Named after who signed up, but written to the administrators, whose profiles count the unread ones.
  admin_notifications: 'reference',
  settings: 'reference',
  jobs: 'reference',
  audit_log: 'reference',
  system_metrics: 'reference',
  page_views: 'reference',
  rate_limits: 'reference',
  bus_events: 'reference',
  setup_codes: 'reference',
};

/** The column that distributed tables are spread by. */
export const DISTRIBUTION_COLUMN = 'user_id';

/** The tables whose rows belong to one user each, and lie with that user's other rows. */
export const DISTRIBUTED_TABLES = tablesThatAre('distributed');

/** The tables that every machine has as a whole. */
export const REFERENCE_TABLES = tablesThatAre('reference');

function tablesThatAre(wanted: 'distributed' | 'reference'): (keyof Schema)[] {
  const tables = Object.keys(PLACEMENT) as (keyof Schema)[];
  return tables.filter((table) => PLACEMENT[table] === wanted);
}
