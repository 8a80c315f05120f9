import type { Schema } from './schema.ts';
import { MONEY_TABLES } from './money-tables.ts';
import type { TableRule } from './table-rule.ts';

export type TableName = keyof Schema;

const ofUser = { placed: 'distributed', owner: 'user_id' } as const;
const keptOfUser = { copiedBy: 'backupsAndMoves', ...ofUser } as const;
const lookedUp = { placed: 'reference', owner: 'user_id' } as const;
const ofNobody = { placed: 'reference', owner: null } as const;

// Reasons that several tables share.
const FOUND_BY_SESSION = 'every request joins it to the session, whose token names no user';
const FOUND_BY_LINK = 'its links name no user, and those that were mailed have to work after an update';
const LINKS = 'hashes of links';

/**
 * Every table, in the order of a backup. A new one does not compile until it stands here; tests compare the list with
 * the real schema.
 */
export const TABLES: Record<TableName, TableRule> = {
  user: {
    key: ['id'],
    copiedBy: 'backupsAndMoves',
    placed: 'reference',
    whyReference: FOUND_BY_SESSION,
    owner: 'id',
    notExported: 'the identity library’s copy of what the profile has',
    writtenBy: ['better-auth', 'features/auth'],
  },
  account: {
    key: ['id'],
    copiedBy: 'backupsAndMoves',
    placed: 'reference',
    whyReference: 'a sign-in finds it by the address',
    owner: 'userId',
    notExported: 'the hash of the password',
    writtenBy: ['better-auth', 'features/account', 'features/auth'],
  },
  profiles: {
    key: ['user_id'],
    copiedBy: 'backupsAndMoves',
    ...lookedUp,
    whyReference: FOUND_BY_SESSION,
    exportedAs: 'profile',
    writtenBy: ['features/admin-users', 'features/location', 'features/mail-choices', 'features/profile'],
  },
  presence: {
    key: ['user_id'],
    ...keptOfUser,
    exportedAs: 'profile',
    writtenBy: ['features/presence'],
  },
  photos: {
    key: ['user_id'],
    ...keptOfUser,
    exportedAs: 'photo',
    writtenBy: ['features/profile'],
  },
  ...MONEY_TABLES,
  // A copy must not let a program in, as it must not sign anybody in.
  api_tokens: {
    key: ['user_id', 'token_hash'],
    copiedBy: 'moves',
    ...ofUser,
    notExported: 'it lets a program in; the profile lists them',
    writtenBy: ['features/tokens', 'sessions'],
  },
  support_conversations: {
    key: ['user_id', 'id'],
    ...keptOfUser,
    exportedAs: 'supportConversations',
    writtenBy: ['features/support'],
  },
  support_messages: {
    key: ['user_id', 'conversation_id', 'id'],
    ...keptOfUser,
    exportedAs: 'supportMessages',
    writtenBy: ['features/support'],
  },
  premium_requests: {
    key: ['user_id'],
    ...keptOfUser,
    exportedAs: 'premiumRequests',
    writtenBy: ['features/premium'],
  },
  restores: {
    key: ['user_id'],
    ...keptOfUser,
    notExported: 'a restore that is under way',
    writtenBy: ['features/restore'],
  },
  // Named after the new user, but written for the administrators, whose profiles count the unread ones.
  admin_notifications: {
    key: ['user_id', 'id'],
    copiedBy: 'backupsAndMoves',
    ...lookedUp,
    whyReference: 'a sign-up tells the administrators, who read those of everybody',
    notExported: 'written to the administrators; it says of the person what the profile says',
    writtenBy: ['features/admin-notifications'],
  },
  page_views: {
    key: ['day', 'path'],
    copiedBy: 'backupsAndMoves',
    ...ofNobody,
    whyReference: 'counts of everybody’s views, which belong to no user',
    writtenBy: ['features/admin-metrics', 'features/consent'],
  },
  user_activity: {
    key: ['user_id', 'day'],
    ...keptOfUser,
    notExported: 'noted for the installation’s figures, not stored by the person',
    writtenBy: ['features/admin-metrics'],
  },
  // Names accounts by an id that means nothing once they are deleted.
  audit_log: {
    key: ['id'],
    copiedBy: 'backupsAndMoves',
    ...ofNobody,
    whyReference: 'it outlives the accounts that it names, and administrators read it by time',
    writtenBy: ['audit'],
  },
  settings: {
    key: ['key'],
    copiedBy: 'backupsAndMoves',
    ...ofNobody,
    whyReference: null,
    writtenBy: ['settings'],
  },
  system_metrics: {
    key: ['name', 'day'],
    copiedBy: 'backupsAndMoves',
    ...ofNobody,
    whyReference: null,
    writtenBy: ['features/admin-metrics'],
  },
  // A copy of a session must not sign anybody in, and a restored one must not revive ended sessions.
  session: {
    key: ['id'],
    copiedBy: 'moves',
    placed: 'reference',
    whyReference: 'found by a token that names no user, as cookies that are out there have it',
    owner: 'userId',
    notExported: 'it lets somebody in; the settings show where the person is signed in',
    writtenBy: ['better-auth', 'sessions'],
  },
  // The identity library keeps its own links here, which are unused; their user would be its value.
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
    ...lookedUp,
    whyReference: FOUND_BY_LINK,
    notExported: LINKS,
    writtenBy: ['features/auth'],
  },
  email_changes: {
    key: ['user_id'],
    copiedBy: 'moves',
    ...lookedUp,
    whyReference: FOUND_BY_LINK,
    notExported: `${LINKS}; the settings show the address that waits`,
    writtenBy: ['features/auth'],
  },
  // Unsent mail carries such links, and sent mail would be sent again.
  outbox: {
    key: ['user_id', 'id'],
    copiedBy: 'moves',
    ...ofUser,
    notExported: 'mail on its way to the person, with links that let somebody in',
    writtenBy: ['mail'],
  },
  email_verifications: {
    key: ['token_hash'],
    copiedBy: 'moves',
    ...lookedUp,
    whyReference: FOUND_BY_LINK,
    notExported: LINKS,
    writtenBy: ['features/auth'],
  },
  invites: {
    key: ['id'],
    copiedBy: 'moves',
    ...ofNobody,
    whyReference: 'a sign-up uses one up before there is a user',
    writtenBy: ['features/auth'],
  },
  repeated_sign_ups: {
    key: ['user_id'],
    copiedBy: 'moves',
    ...lookedUp,
    whyReference: null,
    notExported: 'unused',
    writtenBy: [],
  },
  event_streams: {
    key: ['user_id', 'id'],
    copiedBy: 'nobody',
    ...ofUser,
    notExported: 'connections that are open at the moment',
    writtenBy: ['features/presence'],
  },
  jobs: { key: ['name'], copiedBy: 'nobody', ...ofNobody, whyReference: null, writtenBy: ['jobs'] },
  // These two may hold a user's id for a minute.
  rate_limits: {
    key: ['key'],
    copiedBy: 'nobody',
    ...ofNobody,
    whyReference: 'attempts are counted by network address, and before the user is known',
    writtenBy: ['features/auth'],
  },
  bus_events: {
    key: ['id'],
    copiedBy: 'nobody',
    ...ofNobody,
    whyReference: 'every instance asks for all of them',
    writtenBy: [],
  },
  // An old code must not make administrators again.
  setup_codes: {
    key: ['id'],
    copiedBy: 'nobody',
    ...ofNobody,
    whyReference: 'the first administrator’s sign-up uses it up before there is a user',
    writtenBy: ['features/auth'],
  },
};

export const TABLE_NAMES = Object.keys(TABLES) as TableName[];
