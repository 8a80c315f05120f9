import type { Schema } from '#server/database/schema.ts';

type TableName = keyof Schema;

/** A table that is copied, by the columns of its primary key. */
export type CopiedTable = { name: TableName; key: readonly string[]; rowsAtOnce: number };

const ROWS_AT_ONCE = 1_000;
/** A photo has up to 700 kB. */
const PHOTOS_AT_ONCE = 8;

/**
 * What becomes of each table: copied into backups and by a move, by the columns of its primary key; only
 * moved, since what is in it must not come back from a backup; or left out of both. A new table does not
 * compile until it stands here, and a test compares the list with the real schema.
 */
const TABLES: Record<TableName, readonly string[] | { onlyMoved: readonly string[] } | 'leftOut'> = {
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
  session: { onlyMoved: ['id'] },
  verification: { onlyMoved: ['id'] },
  password_resets: { onlyMoved: ['token_hash'] },
  email_changes: { onlyMoved: ['user_id'] },
  // Mail that waits carries such links, and mail that was sent would be sent again.
  outbox: { onlyMoved: ['user_id', 'id'] },
  email_verifications: { onlyMoved: ['token_hash'] },
  invites: { onlyMoved: ['id'] },
  repeated_sign_ups: { onlyMoved: ['user_id'] },
  // What a process was doing when the copy was made is done by nobody afterwards.
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
export const KEPT_TABLES: readonly CopiedTable[] = ALL_TABLES.flatMap((name) => {
  const rule = TABLES[name];
  return rule === 'leftOut' || 'onlyMoved' in rule ? [] : [toCopied(name, rule)];
});

/** The tables that a move copies: everything but what belongs to a process. */
export const MOVED_TABLES: readonly CopiedTable[] = ALL_TABLES.flatMap((name) => {
  const rule = TABLES[name];
  if (rule === 'leftOut') return [];
  return [toCopied(name, 'onlyMoved' in rule ? rule.onlyMoved : rule)];
});

function toCopied(name: TableName, key: readonly string[]): CopiedTable {
  return { name, key, rowsAtOnce: name === 'photos' ? PHOTOS_AT_ONCE : ROWS_AT_ONCE };
}
