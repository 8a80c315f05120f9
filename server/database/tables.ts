import type { Schema } from './schema.ts';
import { MONEY_TABLES } from './money-tables.ts';
import { SECOND_STEP_TABLES } from './second-step-tables.ts';
import type { TableRule } from './table-rule.ts';

export type TableName = keyof Schema;

const byUser = { placed: 'distributed', owner: 'user_id' } as const;
const inBackupsByUser = { copiedBy: 'backupsAndMoves', ...byUser } as const;
const foundBeforeUser = { placed: 'reference', owner: 'user_id' } as const;
const byNobody = { placed: 'reference', owner: null } as const;

// Reasons that several tables share.
const FOUND_BY_ADDRESS = 'a sign-in finds it by the address';
const FOUND_BY_LINK = 'links mailed by earlier versions have no user’s id, and must work after an update';
const LINKS = 'hashes of links';

/**
 * All tables, in the order of a backup. A new table does not compile until it is listed here, and tests compare the
 * list with the real schema.
 */
export const TABLES: Record<TableName, TableRule> = {
  user: {
    key: ['id'],
    copiedBy: 'backupsAndMoves',
    placed: 'reference',
    whyReference: FOUND_BY_ADDRESS,
    owner: 'id',
    notExported: 'the identity library’s copy of data in the profile',
    writtenBy: ['better-auth', 'features/auth'],
  },
  account: {
    key: ['id'],
    copiedBy: 'backupsAndMoves',
    placed: 'reference',
    whyReference: FOUND_BY_ADDRESS,
    owner: 'userId',
    notExported: 'the hash of the password',
    writtenBy: ['better-auth', 'features/account', 'features/auth'],
  },
  profiles: {
    key: ['user_id'],
    copiedBy: 'backupsAndMoves',
    ...foundBeforeUser,
    whyReference: 'every request joins it to the session, which is whole on every machine',
    exportedAs: 'profile',
    writtenBy: ['features/admin-users', 'features/location', 'features/mail-choices', 'features/profile'],
  },
  presence: {
    key: ['user_id'],
    ...inBackupsByUser,
    exportedAs: 'profile',
    writtenBy: ['features/presence'],
  },
  photos: {
    key: ['user_id'],
    ...inBackupsByUser,
    exportedAs: 'photo',
    writtenBy: ['features/profile'],
  },
  ...MONEY_TABLES,
  // A copy must give no program access, just as it must not sign anybody in.
  api_tokens: {
    key: ['user_id', 'token_hash'],
    copiedBy: 'moves',
    ...byUser,
    notExported: 'they give access to programs; the profile lists them',
    writtenBy: ['features/tokens', 'sessions'],
  },
  support_conversations: {
    key: ['user_id', 'id'],
    ...inBackupsByUser,
    exportedAs: 'supportConversations',
    writtenBy: ['features/support'],
  },
  support_messages: {
    key: ['user_id', 'conversation_id', 'id'],
    ...inBackupsByUser,
    exportedAs: 'supportMessages',
    writtenBy: ['features/support'],
  },
  premium_requests: {
    key: ['user_id'],
    ...inBackupsByUser,
    exportedAs: 'premiumRequests',
    writtenBy: ['features/premium'],
  },
  restores: {
    key: ['user_id'],
    ...inBackupsByUser,
    notExported: 'a restore in progress',
    writtenBy: ['features/restore'],
  },
  // The rows have the id of the new user, but are for the administrators, whose profiles count the unread ones.
  admin_notifications: {
    key: ['user_id', 'id'],
    copiedBy: 'backupsAndMoves',
    ...foundBeforeUser,
    whyReference: 'a sign-up writes them for the administrators, who read those of all users',
    notExported: 'they are for the administrators, and have only data of the profile',
    writtenBy: ['features/admin-notifications'],
  },
  page_views: {
    key: ['day', 'path'],
    copiedBy: 'backupsAndMoves',
    ...byNobody,
    whyReference: 'counts of everybody’s views, which belong to no user',
    writtenBy: ['features/admin-metrics', 'features/consent'],
  },
  user_activity: {
    key: ['user_id', 'day'],
    ...inBackupsByUser,
    notExported: 'they are for the installation’s figures, and not stored by the user',
    writtenBy: ['features/admin-metrics'],
  },
  // The ids of accounts in it mean nothing once the accounts are deleted.
  audit_log: {
    key: ['id'],
    copiedBy: 'backupsAndMoves',
    ...byNobody,
    whyReference: 'it outlives the accounts in it, and administrators read it by time',
    writtenBy: ['audit'],
  },
  settings: {
    key: ['key'],
    copiedBy: 'backupsAndMoves',
    ...byNobody,
    whyReference: null,
    writtenBy: ['settings'],
  },
  system_metrics: {
    key: ['name', 'day'],
    copiedBy: 'backupsAndMoves',
    ...byNobody,
    whyReference: null,
    writtenBy: ['features/admin-metrics', 'features/backups'],
  },
  // A copy of a session must not sign anybody in, and a restore must not revive ended sessions.
  session: {
    key: ['id'],
    copiedBy: 'moves',
    placed: 'reference',
    whyReference: 'cookies of earlier versions have a token without a user’s id',
    owner: 'userId',
    notExported: 'they give access; the settings show where the user is signed in',
    writtenBy: ['better-auth', 'sessions'],
  },
  ...SECOND_STEP_TABLES,
  // For links of the identity library, which are unused. `value` would be the user's id.
  verification: {
    key: ['id'],
    copiedBy: 'moves',
    placed: 'reference',
    whyReference: null,
    owner: 'value',
    notExported: 'unused',
    writtenBy: [],
  },
  password_resets: {
    key: ['token_hash'],
    copiedBy: 'moves',
    ...foundBeforeUser,
    whyReference: FOUND_BY_LINK,
    notExported: LINKS,
    writtenBy: ['features/auth'],
  },
  email_changes: {
    key: ['user_id'],
    copiedBy: 'moves',
    ...foundBeforeUser,
    whyReference: FOUND_BY_LINK,
    notExported: `${LINKS}; the settings show the new address`,
    writtenBy: ['features/auth'],
  },
  // Unsent mail has such links, and sent mail would be sent again.
  outbox: {
    key: ['user_id', 'id'],
    copiedBy: 'moves',
    ...byUser,
    notExported: 'mail to the user, with links that give access',
    writtenBy: ['mail'],
  },
  email_verifications: {
    key: ['token_hash'],
    copiedBy: 'moves',
    ...foundBeforeUser,
    whyReference: FOUND_BY_LINK,
    notExported: LINKS,
    writtenBy: ['features/auth'],
  },
  invites: {
    key: ['id'],
    copiedBy: 'moves',
    ...byNobody,
    whyReference: 'a sign-up uses one up before there is a user',
    writtenBy: ['features/auth'],
  },
  repeated_sign_ups: {
    key: ['user_id'],
    copiedBy: 'moves',
    ...foundBeforeUser,
    whyReference: null,
    notExported: 'unused',
    writtenBy: [],
  },
  event_streams: {
    key: ['user_id', 'id'],
    copiedBy: 'nobody',
    ...byUser,
    notExported: 'connections that are open now',
    writtenBy: ['features/presence'],
  },
  jobs: { key: ['name'], copiedBy: 'nobody', ...byNobody, whyReference: null, writtenBy: ['jobs'] },
  // The next two tables may contain a user's id for a minute.
  rate_limits: {
    key: ['key'],
    copiedBy: 'nobody',
    ...byNobody,
    whyReference: 'attempts are counted by network address, and before the user is known',
    writtenBy: ['features/auth'],
  },
  bus_events: {
    key: ['id'],
    copiedBy: 'nobody',
    ...byNobody,
    whyReference: 'every instance asks for all of them',
    writtenBy: [],
  },
  // An old code must not make administrators again.
  setup_codes: {
    key: ['id'],
    copiedBy: 'nobody',
    ...byNobody,
    whyReference: 'the first administrator’s sign-up uses it up before there is a user',
    writtenBy: ['features/auth'],
  },
};

export const TABLE_NAMES = Object.keys(TABLES) as TableName[];
