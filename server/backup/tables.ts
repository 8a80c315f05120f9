import type { Schema } from '#server/database/schema.ts';

type TableName = keyof Schema;

/** A table that is copied, by the columns of its primary key. */
export type KeptTable = { name: TableName; key: readonly string[]; rowsAtOnce: number };

const ROWS_AT_ONCE = 1_000;
/** A photo has up to 700 kB. */
const PHOTOS_AT_ONCE = 8;

/**
 * What becomes of each table in a backup: copied, by the columns of its primary key, or left out, since
 * what is in it must not come back. A new table does not compile until it stands here, and a test compares
 * the list with the real schema.
 */
const TABLES: Record<TableName, readonly string[] | 'leftOut'> = {
  user: ['id'],
  account: ['id'],
  profiles: ['user_id'],
  presence: ['user_id'],
  photos: ['user_id'],
  transactions: ['user_id', 'id'],
  daily_totals: ['user_id', 'date', 'type', 'category'],
  user_totals: ['user_id'],
  admin_notifications: ['user_id', 'id'],
  page_views: ['day', 'path'],
  user_activity: ['user_id', 'day'],
  audit_log: ['id'],
  settings: ['key'],
  system_metrics: ['name', 'day'],
  // Who has a copy must not be signed in by it, and a restored one must not bring ended sessions back.
  session: 'leftOut',
  verification: 'leftOut',
  password_resets: 'leftOut',
  email_changes: 'leftOut',
  // Mail that waits carries such links, and mail that was sent would be sent again.
  outbox: 'leftOut',
  email_verifications: 'leftOut',
  invites: 'leftOut',
  repeated_sign_ups: 'leftOut',
  // What a process was doing when the copy was made is done by nobody after a restore.
  event_streams: 'leftOut',
  jobs: 'leftOut',
  rate_limits: 'leftOut',
  bus_events: 'leftOut',
  // An old one must not make administrators again.
  setup_codes: 'leftOut',
};

/** Every table of the database, copied or not. */
export const ALL_TABLES = Object.keys(TABLES) as TableName[];

/** The tables that a backup has, in the order of the archive. */
export const KEPT_TABLES: readonly KeptTable[] = ALL_TABLES.flatMap((name) => {
  const key = TABLES[name];
  const rowsAtOnce = name === 'photos' ? PHOTOS_AT_ONCE : ROWS_AT_ONCE;
  return key === 'leftOut' ? [] : [{ name, key, rowsAtOnce }];
});
