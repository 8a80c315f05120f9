import { uuidv7 } from 'uuidv7';
import { signUpAdmin, signUpUser } from '#server/testing/admins.ts';
import { forgetProofs } from '#server/testing/forget-proofs.ts';
import { runSql } from '#server/testing/run-sql.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openStream } from '#server/testing/test-stream.ts';
import {
  asAdmin,
  asUserAfter,
  asAdminAfter,
  byFunction,
  EXPENSES,
  createOwnApp,
  transaction,
  asUser,
  type ErrorCases,
} from './cause.ts';

const USERS = '/api/v1/admin/users';
const SETTINGS = '/api/v1/admin/settings';
const BACKUPS = '/api/v1/admin/backups';
const STREAM = '/api/v1/events';
const NOTIFICATIONS = '/api/v1/admin/notifications';

async function deleteOnceChanged(app: TestApp, column: string): Promise<void> {
  const deletion = 'delete from profiles where user_id = new.user_id;';
  const condition = `when (old.${column} <> new.${column})`;
  if (app.database.engine === 'sqlite') {
    await runSql(
      app.database,
      `create trigger gone after update on profiles ${condition} begin ${deletion} end`,
    );
    return;
  }
  await runSql(
    app.database,
    `create function gone() returns trigger language plpgsql as $$ begin ${deletion} return null; end $$`,
  );
  await runSql(
    app.database,
    `create trigger gone after update on profiles for each row ${condition} execute function gone()`,
  );
}

export const administration = {
  proofRequired: [
    403,
    'Enter your password to continue.',
    asAdmin(async (admin, app) => {
      await forgetProofs(app);
      return await admin.post(BACKUPS);
    }),
  ],
  userNotFound: [404, 'This user does not exist.', asAdmin((admin) => admin.get(`${USERS}/${uuidv7()}`))],
  usersFetchFailed: [
    500,
    'Failed to fetch all users.',
    asAdminAfter('drop table presence', (admin) => admin.get(USERS)),
  ],
  adminIdsMissing: [
    400,
    'Admin ID and Target User ID are required.',
    asAdmin((admin) => admin.put(`${USERS}/role`, { isAdmin: true })),
  ],
  ownRoleChange: [
    409,
    'Admin cannot change their own role via this action.',
    asAdmin((admin) => admin.put(`${USERS}/${admin.uid}/role`, { isAdmin: false })),
  ],
  roleUserMissingAfterUpdate: [
    500,
    'Updated user document not found after role change.',
    asAdmin(async (admin, app) => {
      const { uid } = await signUpUser(app);
      await deleteOnceChanged(app, 'is_admin');
      return await admin.put(`${USERS}/${uid}/role`, { isAdmin: true });
    }),
  ],
  roleUpdateFailed: [
    500,
    'Failed to update user role.',
    asAdminAfter('drop table audit_log', async (admin, app) =>
      admin.put(`${USERS}/${(await signUpUser(app)).uid}/role`, { isAdmin: true }),
    ),
  ],
  ownSuspension: [
    409,
    'Admin cannot suspend their own account via this action.',
    asAdmin((admin) => admin.put(`${USERS}/${admin.uid}/suspension`, { isSuspended: true })),
  ],
  suspensionUserMissingAfterUpdate: [
    500,
    'Updated user document not found after suspension status change.',
    asAdmin(async (admin, app) => {
      const { uid } = await signUpUser(app);
      await deleteOnceChanged(app, 'is_suspended');
      return await admin.put(`${USERS}/${uid}/suspension`, { isSuspended: true });
    }),
  ],
  suspensionUpdateFailed: [
    500,
    'Failed to update user suspension status.',
    asAdminAfter('drop table audit_log', async (admin, app) =>
      admin.put(`${USERS}/${(await signUpUser(app)).uid}/suspension`, { isSuspended: true }),
    ),
  ],
  // Over HTTP the administrator who asks always remains; a command of the shell may act on the last one.
  lastActiveAdmin: [
    409,
    'The last active administrator cannot be demoted or suspended.',
    byFunction(async () => {
      const app = await createOwnApp();
      const { uid } = await signUpAdmin(app);
      await app.accounts.setRole({ kind: 'shell' }, uid, false);
    }),
  ],
  resetLinksForbidden: [
    403,
    'Administrators cannot create password reset links here. Anyone who forgot their password can get a link by email.',
    async () => {
      const mailing = await createOwnApp({ mailer: { send: () => Promise.resolve() } });
      const admin = await signUpAdmin(mailing);
      return await admin.post(`${USERS}/${admin.uid}/reset-link`);
    },
  ],
  resetLinkFailed: [
    500,
    'Failed to create the link.',
    asAdminAfter('drop table password_resets', (admin) => admin.post(`${USERS}/${admin.uid}/reset-link`)),
  ],

  settingsUpdateFailed: [
    500,
    'Failed to save the settings.',
    asAdminAfter('drop table audit_log', (admin) => admin.patch(SETTINGS, { pageSize: 50 })),
  ],
  settingFixed: [
    409,
    'This setting is fixed by the server’s environment.',
    async () => {
      const app = await createOwnApp({ config: { supportEmail: 'help@example.org' } });
      return await (await signUpAdmin(app)).patch(SETTINGS, { supportEmail: 'other@example.org' });
    },
  ],
  verificationNeedsMail: [
    409,
    'Email addresses can only be confirmed if the server sends email.',
    asAdmin((admin) => admin.patch(SETTINGS, { emailVerification: true })),
  ],
  readOnly: [
    503,
    'The service is under maintenance. You can view everything, but not change anything.',
    asAdmin(async (admin, app) => {
      const user = await signUpUser(app);
      await admin.patch(SETTINGS, { isReadOnly: true });
      return await user.post(EXPENSES, transaction);
    }),
  ],
  tooManyStreams: [
    429,
    'This account has too many open connections. Close some tabs.',
    asUser(async (user, app) => {
      for (let n = 0; n < 20; n++) await openStream(app, user);
      return await user.get(STREAM);
    }),
  ],
  heartbeatFailed: [
    500,
    'Failed to mark the user as online.',
    asUserAfter('alter table presence rename column is_online to gone', (user) =>
      user.post('/api/v1/me/heartbeat'),
    ),
  ],
  notificationNotFound: [
    404,
    'This notification does not exist.',
    asAdmin((admin) => admin.post(`${NOTIFICATIONS}/${uuidv7()}/read`)),
  ],
  notificationUpdateFailed: [
    500,
    'Failed to update the notifications.',
    asAdminAfter('alter table admin_notifications rename column read to gone', (admin) =>
      admin.post(`${NOTIFICATIONS}/read-all`),
    ),
  ],
} satisfies ErrorCases;
