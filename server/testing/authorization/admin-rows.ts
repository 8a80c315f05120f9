import { readdir } from 'node:fs/promises';
import { uuidv7 } from 'uuidv7';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { startConversation } from '#server/testing/support.ts';
import { storePremiumRequest } from '#server/testing/premium.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestResponse } from '#server/testing/test-client.ts';

/** The server, an administrator, and somebody whose money the administrator must not see. */
export type AdminStage = { app: TestApp; admin: TestUser; victim: TestUser };

/** The answer to an administrator. It repeats the contract, so that tests find mistakes in it. */
export type AdminRow = {
  status: number;
  body?: () => unknown;
  /** Whether the endpoint requires a proof. */
  needsProof?: true;
  /** Creates the object whose id is in the path, and returns the id. */
  id?: (stage: AdminStage) => Promise<string>;
};

export const CANARY = 'canary-7731';
/** An amount that no sum of other amounts equals. */
export const CANARY_AMOUNT = 918_273.64;

const aUser = { id: newUserId };
const done = { status: 200 } as const;

export const ADMIN_ROWS: Record<string, AdminRow> = {
  'GET /api/v1/admin/metrics': done,
  'POST /api/v1/admin/metrics/refresh': done,
  'GET /api/v1/admin/users': done,
  'GET /api/v1/admin/users.csv': done,
  'GET /api/v1/admin/users/:id': { ...done, ...aUser },
  'PUT /api/v1/admin/users/:id/role': {
    ...done,
    ...aUser,
    needsProof: true,
    body: () => ({ isAdmin: true }),
  },
  'PUT /api/v1/admin/users/role': { status: 400, body: () => ({ isAdmin: true }) },
  'PUT /api/v1/admin/users/:id/suspension': { ...done, ...aUser, body: () => ({ isSuspended: true }) },
  'PUT /api/v1/admin/users/suspension': { status: 400, body: () => ({ isSuspended: true }) },
  'PUT /api/v1/admin/users/:id/plan': {
    ...done,
    ...aUser,
    body: () => ({ plan: 'premium', until: null }),
  },
  'POST /api/v1/admin/users/:id/premium-request/decline': { ...done, id: newAskerId },
  'POST /api/v1/admin/users/:id/reset-link': { status: 201, ...aUser, needsProof: true },
  'GET /api/v1/admin/online-users': done,
  'GET /api/v1/admin/notifications': done,
  'POST /api/v1/admin/notifications/read-all': done,
  'POST /api/v1/admin/notifications/:id/read': { ...done, id: newNotificationId },
  'GET /api/v1/admin/support': done,
  'GET /api/v1/admin/support/desk': done,
  'GET /api/v1/admin/support/:userId/:id': { ...done, id: newConversationId },
  'POST /api/v1/admin/support/:userId/:id/messages': {
    status: 201,
    id: newConversationId,
    body: () => ({ text: 'Hello' }),
  },
  'PUT /api/v1/admin/support/:userId/:id/assignment': {
    ...done,
    id: newConversationId,
    body: () => ({ to: null }),
  },
  'PUT /api/v1/admin/support/:userId/:id/state': {
    ...done,
    id: newConversationId,
    body: () => ({ state: 'closed' }),
  },
  'GET /api/v1/admin/settings': done,
  // Settings that hold or guard a secret require a proof: server/features/account/proof.test.ts.
  'PATCH /api/v1/admin/settings': { ...done, body: () => ({ bannerEn: `Banner ${uuidv7()}` }) },
  // There is no mail server in this test.
  'POST /api/v1/admin/mail-test': { status: 409 },
  'GET /api/v1/admin/mail-deliveries': done,
  'GET /api/v1/admin/health': done,
  'POST /api/v1/admin/invites': { status: 201, body: () => ({ note: 'Luis' }) },
  'GET /api/v1/admin/invites': done,
  'DELETE /api/v1/admin/invites/:id': { ...done, id: newInviteId },
  'POST /api/v1/admin/backups': { status: 201, needsProof: true },
  'GET /api/v1/admin/backups': done,
  'GET /api/v1/admin/backups/:id': { ...done, needsProof: true, id: newBackupId },
  'DELETE /api/v1/admin/backups/:id': { ...done, needsProof: true, id: newBackupId },
  'GET /api/v1/admin/audit': done,
};

export async function openAdminStage(): Promise<AdminStage> {
  const app = await createTestApp();
  const [admin, victim] = [await signUpAdmin(app), await signUpUser(app)];
  for (const type of ['expenses', 'incomes']) {
    const transaction = { description: CANARY, amount: CANARY_AMOUNT, date: '2026-01-01' };
    await victim.post(`/api/v1/${type}`, transaction);
    await admin.post(`/api/v1/${type}`, { ...transaction, description: 'Own', amount: 0.57 });
  }
  return { app, admin, victim };
}

async function newUserId({ app }: AdminStage): Promise<string> {
  return (await signUpUser(app)).uid;
}

async function newAskerId({ app }: AdminStage): Promise<string> {
  const { uid } = await signUpUser(app);
  await storePremiumRequest(app, uid);
  return uid;
}

async function newNotificationId({ app, admin }: AdminStage): Promise<string> {
  await signUpUser(app);
  return (await admin.get('/api/v1/admin/notifications')).body.items[0].id;
}

/** Creates a conversation, and returns the ids of its user and of itself, as the path has them. */
async function newConversationId({ app }: AdminStage): Promise<string> {
  const user = await signUpUser(app);
  return `${user.uid}/${await startConversation(user)}`;
}

async function newInviteId({ admin }: AdminStage): Promise<string> {
  return (await admin.post('/api/v1/admin/invites', {})).body.invite.id;
}

async function newBackupId({ app, admin }: AdminStage): Promise<string> {
  // Give each backup a time of its own.
  app.clock.now += 1_000;
  return (await admin.post('/api/v1/admin/backups')).body.id;
}

export async function callAdmin(
  name: string,
  row: AdminRow,
  by: Pick<TestUser, 'send'>,
  id?: string,
): Promise<TestResponse> {
  const [method = '', path = ''] = name.split(' ');
  const named =
    path.includes(':userId') && id?.includes('/') !== true ? path.replace(':userId', uuidv7()) : path;
  return await by.send(method, named.replace(/(:userId\/)?:id/, id ?? uuidv7()), row.body?.());
}

/** Reads everything that an administrator could change; a refused request must leave it unchanged. */
export async function adminState({ app }: AdminStage) {
  const { read } = app.database;
  return await Promise.all([
    read
      .selectFrom('profiles')
      .select(['user_id', 'is_admin', 'is_suspended', 'plan', 'premium_until'])
      .orderBy('user_id')
      .execute(),
    read.selectFrom('settings').selectAll().orderBy('key').execute(),
    read.selectFrom('invites').selectAll().orderBy('id').execute(),
    read.selectFrom('admin_notifications').selectAll().orderBy('id').execute(),
    read.selectFrom('premium_requests').selectAll().orderBy('user_id').execute(),
    read.selectFrom('password_resets').selectAll().orderBy('token_hash').execute(),
    read.selectFrom('support_conversations').selectAll().orderBy('id').execute(),
    read.selectFrom('support_messages').selectAll().orderBy('id').execute(),
    read.selectFrom('audit_log').selectAll().orderBy('id').execute(),
    readdir(app.backupFolder),
  ]);
}
