import { createAddressLinks } from '#server/features/mail-choices/own-address.ts';
import { createStopTokens } from '#server/features/mail-choices/stop-tokens.ts';
import { uuidv7 } from 'uuidv7';
import { newAccount, PASSWORD } from '../new-account.ts';
import { withNewUser, type Plan } from './plan.ts';
import type { World } from './world.ts';
import { IMPORT_PLANS } from './import-plans.ts';
import { PASSKEY_PLANS } from './passkey-plans.ts';
import { PLANNING_PLANS } from './planning-plans.ts';
import { REPORT_PLANS } from './report-plans.ts';
import { RECURRING_PLANS } from './recurring-plans.ts';
import { SUPPORT_PLANS } from './support-plans.ts';
import { signUpUser } from '../admins.ts';
import { codeOf, halfSignIn, knownCode, storeTwoStep } from '../two-step.ts';
import { storePremiumRequest } from '../premium.ts';
import { TRANSACTION_PLANS, WHOLE_PERIOD } from './transaction-plans.ts';
import { TEST_SECRET } from '../test-app.ts';
import {
  newBackupId,
  newEmailToken,
  newInviteId,
  newResetToken,
  newSession,
  newVerificationToken,
} from '../make-prerequisites.ts';

/** Endpoints that never succeed: they only name a missing part of the path. */
export const NEVER_SUCCEED: Record<string, string> = {
  'PATCH /api/v1/expenses': 'expenseIdMissing',
  'DELETE /api/v1/expenses': 'expenseIdMissing',
  'PATCH /api/v1/incomes': 'incomeIdMissing',
  'DELETE /api/v1/incomes': 'incomeIdMissing',
  'PUT /api/v1/admin/users/role': 'adminIdsMissing',
  'PUT /api/v1/admin/users/suspension': 'adminIdsMissing',
};

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1);

const withEmailLink = (column: 'current_token_hash' | 'new_token_hash'): Plan => ({
  runs: 5,
  prepare: async ({ app }) => ({ body: { token: await newEmailToken(app, column) } }),
});

const newCategory = async ({ user }: World) =>
  (await user.post('/api/v1/categories', { type: 'expense', name: uuidv7() })).body.id as string;
/** Replaces a last day that may be over by a later day. */
const toComingDay = (until: unknown) => (typeof until === 'string' && until < '2100' ? '2100-02-28' : until);
const onSubject: Plan = { prepare: ({ subject }) => ({ id: subject.uid }) };
const withBackup: Plan = { runs: 2, prepare: async (world) => ({ id: await newBackupId(world) }) };

/** Endpoints that need preparation. All others are called with the generated input only. */
export const PLANS: Record<string, Plan> = {
  'POST /api/auth/sign-up/email': {
    runs: 60,
    // Codes and invitations are for installations that ask for one.
    prepare: (_, { body }) => ({
      // A password may be left out only if the address is confirmed first.
      body: {
        password: PASSWORD,
        ...body,
        email: newAccount().email,
        setupCode: undefined,
        invite: undefined,
      },
    }),
  },
  'POST /api/auth/sign-in/email': {
    runs: 20,
    prepare: ({ user }) => ({ body: { email: user.email, password: PASSWORD } }),
  },
  'POST /api/auth/sign-in/code': {
    runs: 20,
    prepare: async ({ app }) => {
      const user = await signUpUser(app);
      await storeTwoStep(app, user.uid);
      return { sender: await halfSignIn(app, user), body: { code: knownCode(app) } };
    },
  },
  'POST /api/auth/sign-out': {
    prepare: async ({ app, user }) => ({ sender: (await newSession(app, user.email)).client }),
  },
  'POST /api/auth/reset-password': {
    runs: 20,
    prepare: async ({ app }) => ({ body: { token: await newResetToken(app) } }),
  },
  'POST /api/auth/email-change/confirm': withEmailLink('new_token_hash'),
  'POST /api/auth/email-change/cancel': withEmailLink('current_token_hash'),
  'POST /api/v1/stop-mails/:token': {
    prepare: ({ subject }) => ({ id: createStopTokens(TEST_SECRET).make(subject.uid, 'reminders') }),
  },
  'PUT /api/v1/me/email/confirmation': {
    runs: 20,
    prepare: async ({ app }) => {
      const owner = await app.signUp();
      const { uid } = (await owner.get('/api/v1/me')).body as { uid: string };
      const links = createAddressLinks({ secret: TEST_SECRET, now: () => app.clock.now });
      return { sender: owner, body: { token: links.make({ userId: uid, email: owner.email }).token } };
    },
  },
  'POST /api/auth/verify-email': {
    runs: 5,
    prepare: async ({ app }) => ({ body: { token: await newVerificationToken(app) } }),
  },
  // This user has no transactions, so the currency may change. Mails need a confirmed address and a mail server.
  'PATCH /api/v1/me': { prepare: ({ subject }) => ({ sender: subject, body: { mails: undefined } }) },
  'PUT /api/v1/me/photo': { prepare: () => ({ file: PNG }) },
  'GET /api/v1/me/photo': {
    prepare: async ({ user }) => {
      await user.send('PUT', '/api/v1/me/photo', PNG, { 'content-type': 'image/png' });
      return {};
    },
  },
  'DELETE /api/v1/me/sessions/:id': {
    prepare: async ({ app, user }) => ({ id: (await newSession(app, user.email)).id }),
  },
  'POST /api/v1/me/tokens': withNewUser(undefined, 50),
  'DELETE /api/v1/me/tokens/:id': {
    prepare: async ({ user }) => ({
      id: (await user.post('/api/v1/me/tokens', { name: 'Phone', scope: 'add' })).body.id as string,
    }),
  },
  // A text with a too distant day or a too long description would be refused.
  'POST /api/v1/quick': { prepare: (_, { body }) => ({ body: { text: shortText(body) } }) },
  'POST /api/v1/me/proof': { runs: 20, prepare: () => ({ body: { password: PASSWORD, code: undefined } }) },
  'POST /api/v1/me/two-step/start': withNewUser(),
  'POST /api/v1/me/two-step': withNewUser(async (user, _, { app }) => {
    const { secret } = (await user.post('/api/v1/me/two-step/start')).body as { secret: string };
    return { body: { code: codeOf(app, secret) } };
  }),
  'DELETE /api/v1/me/two-step': withNewUser(),
  'POST /api/v1/me/two-step/recovery-codes': withNewUser(async (user, _, { app }) => {
    await storeTwoStep(app, (await user.get('/api/v1/me')).body.uid as string);
    return {};
  }),
  'POST /api/v1/me/password': withNewUser(() => ({ body: { currentPassword: PASSWORD } })),
  // An installation may send only a few test mails.
  'POST /api/v1/admin/mail-test': { runs: 3 },
  'DELETE /api/v1/me': {
    runs: 20,
    prepare: async ({ app }) => {
      const sender = await app.signUp();
      return { sender, body: { password: PASSWORD, confirm: sender.email } };
    },
  },
  'POST /api/v1/me/email': withNewUser(() => ({
    body: { newEmail: newAccount().email, password: PASSWORD },
  })),
  // Elsewhere there may be no city.
  'POST /api/v1/me/location/nearest': {
    prepare: (_, { body }) => ({ body: nearMadrid(body) }),
  },
  'PUT /api/v1/me/location': {
    prepare: (_, { body }) =>
      body['city'] === undefined || body['country'] === undefined
        ? { body: { city: undefined, country: undefined, ...nearMadrid(body) } }
        : {},
  },
  ...TRANSACTION_PLANS,
  'POST /api/v1/categories': withNewUser(),
  'PUT /api/v1/categories/order': { prepare: () => ({ body: { type: 'income', ids: ['gift', 'salary'] } }) },
  // A fixed category keeps its name if the body has none.
  'PATCH /api/v1/categories/:id': { prepare: () => ({ id: 'food' }) },
  'POST /api/v1/categories/:id/merge': {
    runs: 20,
    prepare: async (world) => ({ id: await newCategory(world), body: { into: 'food' } }),
  },
  'DELETE /api/v1/categories/:id': { runs: 20, prepare: async (world) => ({ id: await newCategory(world) }) },
  'GET /api/v1/summary': WHOLE_PERIOD,
  'GET /api/v1/summary/categories': WHOLE_PERIOD,
  'GET /api/v1/summary/daily': WHOLE_PERIOD,
  // One address may report only this many views in a minute.
  'POST /api/v1/page-views': { runs: 60 },
  'GET /api/v1/admin/users/:id': onSubject,
  'PUT /api/v1/admin/users/:id/role': onSubject,
  'PUT /api/v1/admin/users/:id/suspension': onSubject,
  'PUT /api/v1/admin/users/:id/plan': {
    prepare: ({ subject }, { body }) => ({ id: subject.uid, body: { until: toComingDay(body['until']) } }),
  },
  'POST /api/v1/admin/users/:id/premium-request/decline': {
    prepare: async ({ app, subject }) => {
      await storePremiumRequest(app, subject.uid);
      return { id: subject.uid };
    },
  },
  'POST /api/v1/premium/request': withNewUser(),
  'DELETE /api/v1/premium/request': {
    runs: 20,
    prepare: async ({ app, subject }) => {
      await storePremiumRequest(app, subject.uid);
      return { sender: subject };
    },
  },
  'POST /api/v1/admin/users/:id/reset-link': onSubject,
  'POST /api/v1/admin/users/:id/remove-two-step': onSubject,
  'POST /api/v1/admin/notifications/:id/read': {
    prepare: async ({ admin }) => {
      const { items } = (await admin.get('/api/v1/admin/notifications')).body;
      return { id: items[0].id };
    },
  },
  // Uses another installation, since the settings could lock everybody out of this one.
  'PATCH /api/v1/admin/settings': {
    prepare: ({ settingsAdmin }, { body }) => ({ sender: settingsAdmin, body: toAcceptedSettings(body) }),
  },
  'DELETE /api/v1/admin/invites/:id': { prepare: async (world) => ({ id: await newInviteId(world.admin) }) },
  'POST /api/v1/admin/backups': {
    runs: 2,
    prepare: ({ app }) => {
      // Two backups of one second would have one name.
      app.clock.now += 1_000;
      return {};
    },
  },
  'GET /api/v1/admin/backups/:id': withBackup,
  'DELETE /api/v1/admin/backups/:id': withBackup,
  ...IMPORT_PLANS,
  ...RECURRING_PLANS,
  ...PASSKEY_PLANS,
  ...PLANNING_PLANS,
  ...SUPPORT_PLANS,
  ...REPORT_PLANS,
};

function shortText({ text }: Record<string, unknown>): string {
  return `coffee ${String(text).replace(/\p{N}/gu, '')}`.slice(0, 150).toWellFormed();
}

/** Avoids settings that are refused: a sign-in at the mail server without encryption, and a code for administrators. */
function toAcceptedSettings({
  smtpUser,
  smtpSecurity,
  adminsNeedTwoStep,
}: Record<string, unknown>): Record<string, unknown> {
  // The administrator has no code at sign-in.
  const code = adminsNeedTwoStep === true ? { adminsNeedTwoStep: false } : {};
  if (typeof smtpUser === 'string') return { ...code, smtpSecurity: 'tls' };
  return smtpSecurity === 'none' ? { ...code, smtpUser: null } : code;
}

function nearMadrid({ latitude = 0, longitude = 0 }: Record<string, unknown>): Record<string, unknown> {
  return { latitude: 40.4 + Number(latitude) / 1000, longitude: -3.7 + Number(longitude) / 1000 };
}
