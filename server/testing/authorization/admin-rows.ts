import { readdir } from 'node:fs/promises';
import { uuidv7 } from 'uuidv7';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { newBackupId, newInviteId } from '#server/testing/make-prerequisites.ts';
import { startConversation } from '#server/testing/support.ts';
import { storePremiumRequest } from '#server/testing/premium.ts';
import { storeTwoStep } from '#server/testing/two-step.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestResponse } from '#server/testing/test-client.ts';

/** The server, an administrator, and somebody whose money the administrator must not see. */
export type AdminStage = { app: TestApp; admin: TestUser; victim: TestUser };

/** The expected response to an administrator. It repeats the contract, so that tests find mistakes in it. */
export type AdminRow = {
  status: number;
  body?: () => unknown;
  needsProof?: true;
  /** Creates the object whose id is in the path, and returns the id. */
  id?: (stage: AdminStage) => Promise<string>;
};

export const CANARY = 'canary-7731';
/** An amount that no sum of other amounts equals. */
export const CANARY_AMOUNT = 918_273.64;

const onUser = { id: newUserId };
const success = { status: 200 } as const;

export const ADMIN_ROWS: Record<string, AdminRow> = {
  'GET /api/v1/admin/metrics': success,
  'POST /api/v1/admin/metrics/refresh': success,
  'GET /api/v1/admin/users': success,
  'GET /api/v1/admin/users.csv': success,
  'GET /api/v1/admin/users/:id': { ...success, ...onUser },
  'PUT /api/v1/admin/users/:id/role': {
    ...success,
    ...onUser,
    needsProof: true,
    body: () => ({ isAdmin: true }),
  },
  'PUT /api/v1/admin/users/role': { status: 400, body: () => ({ isAdmin: true }) },
  'PUT /api/v1/admin/users/:id/suspension': { ...success, ...onUser, body: () => ({ isSuspended: true }) },
  'PUT /api/v1/admin/users/suspension': { status: 400, body: () => ({ isSuspended: true }) },
  'PUT /api/v1/admin/users/:id/plan': {
    ...success,
    ...onUser,
    body: () => ({ plan: 'premium', until: null }),
  },
  'POST /api/v1/admin/users/:id/premium-request/decline': { ...success, id: newRequesterId },
  'POST /api/v1/admin/users/:id/reset-link': { status: 201, ...onUser, needsProof: true },
  'POST /api/v1/admin/users/:id/remove-two-step': { ...success, id: newTwoStepUserId, needsProof: true },
  'GET /api/v1/admin/online-users': success,
  'GET /api/v1/admin/notifications': success,
  'POST /api/v1/admin/notifications/read-all': success,
  'POST /api/v1/admin/notifications/:id/read': { ...success, id: newNotificationId },
  'GET /api/v1/admin/support': success,
  'GET /api/v1/admin/support/desk': success,
  'GET /api/v1/admin/support/:userId/:id': { ...success, id: newConversationId },
  'POST /api/v1/admin/support/:userId/:id/messages': {
    status: 201,
    id: newConversationId,
    body: () => ({ text: 'Hello' }),
  },
  'PUT /api/v1/admin/support/:userId/:id/assignment': {
    ...success,
    id: newConversationId,
    body: () => ({ to: null }),
  },
  'PUT /api/v1/admin/support/:userId/:id/state': {
    ...success,
    id: newConversationId,
    body: () => ({ state: 'closed' }),
  },
  'GET /api/v1/admin/settings': success,
  // Settings that hold or guard a secret require a proof: server/features/account/proof.test.ts.
  'PATCH /api/v1/admin/settings': { ...success, body: () => ({ bannerEn: `Banner ${uuidv7()}` }) },
  // There is no mail server in this test.
  'POST /api/v1/admin/mail-test': { status: 409 },
  'GET /api/v1/admin/mail-deliveries': success,
  'GET /api/v1/admin/health': success,
  'POST /api/v1/admin/invites': { status: 201, body: () => ({ note: 'Luis' }) },
  'GET /api/v1/admin/invites': success,
  'DELETE /api/v1/admin/invites/:id': { ...success, id: ({ admin }) => newInviteId(admin) },
  'POST /api/v1/admin/backups': { status: 201, needsProof: true },
  'GET /api/v1/admin/backups': success,
  'GET /api/v1/admin/backups/:id': { ...success, needsProof: true, id: newBackupId },
  'DELETE /api/v1/admin/backups/:id': { ...success, needsProof: true, id: newBackupId },
  'GET /api/v1/admin/audit': success,
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

async function newTwoStepUserId({ app }: AdminStage): Promise<string> {
  const user = await signUpUser(app);
  await storeTwoStep(app, user.uid);
  return user.uid;
}

async function newRequesterId({ app }: AdminStage): Promise<string> {
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

export async function callAdmin(
  name: string,
  row: AdminRow,
  caller: Pick<TestUser, 'send'>,
  id?: string,
): Promise<TestResponse> {
  const [method = '', path = ''] = name.split(' ');
  const pathOfUser =
    path.includes(':userId') && id?.includes('/') !== true ? path.replace(':userId', uuidv7()) : path;
  return await caller.send(method, pathOfUser.replace(/(:userId\/)?:id/, id ?? uuidv7()), row.body?.());
}

/** Reads everything that administrators can change, since a refused request must change nothing. */
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
    read.selectFrom('totp').selectAll().orderBy('user_id').execute(),
    read.selectFrom('password_resets').selectAll().orderBy('token_hash').execute(),
    read.selectFrom('support_conversations').selectAll().orderBy('id').execute(),
    read.selectFrom('support_messages').selectAll().orderBy('id').execute(),
    read.selectFrom('audit_log').selectAll().orderBy('id').execute(),
    readdir(app.backupFolder),
  ]);
}
