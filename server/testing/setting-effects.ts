import { bannerFields } from '#shared/banner.ts';
import type { SecretName, SettingName } from '#shared/contract/setting-values.ts';
import { byLanguage } from '#shared/languages.ts';
import { signUpUser, type TestUser } from './admins.ts';
import { addedRow, otherRow, startImport } from './import-rows.ts';
import type { MailServer } from './mail-server.ts';
import { mailEffects, type MailName } from './mail-setting-effects.ts';
import { PASSWORD, signUp, type Effect, type Others } from './setting-effect.ts';
import { storeTwoStep } from './two-step.ts';
import type { TestClient } from './test-client.ts';

const DAY_MS = 24 * 60 * 60_000;

type Name = SettingName | SecretName;

const EFFECTS: Record<Exclude<Name, MailName>, Effect> = {
  instanceName: { newValue: 'Casa', observe: readInstance('name'), before: 'Saldo', after: 'Casa' },
  publicUrl: {
    newValue: 'https://money.example.org',
    async observe({ otherAdmin, user }) {
      const { body } = await otherAdmin.post(`/api/v1/admin/users/${user.uid}/reset-link`);
      return new URL(body.link).origin;
    },
    before: 'http://localhost:3000',
    after: 'https://money.example.org',
  },
  supportEmail: {
    newValue: 'help@example.org',
    observe: readInstance('supportEmail'),
    before: null,
    after: 'help@example.org',
  },
  defaultLanguage: { newValue: 'es', observe: readNewcomer('language'), before: 'en', after: 'es' },
  defaultCurrency: { newValue: 'CLP', observe: readNewcomer('currency'), before: 'EUR', after: 'CLP' },
  timeZone: {
    newValue: 'America/Santiago',
    observe: readNewcomer('timeZone'),
    before: 'UTC',
    after: 'America/Santiago',
  },
  registration: {
    newValue: 'closed',
    observe: trySignUp(),
    before: [200, undefined],
    after: [403, 'registrationClosed'],
  },
  allowedDomains: {
    newValue: ['example.net'],
    observe: trySignUp(),
    before: [200, undefined],
    after: [400, 'emailDomainNotAllowed'],
  },
  premiumMode: {
    newValue: 'byGrant',
    observe: async ({ user }) => (await user.get('/api/v1/me')).body.hasPremium as unknown,
    before: true,
    after: false,
  },
  minPasswordLength: {
    newValue: 10,
    observe: trySignUp('x1y2zq7w9'),
    before: [200, undefined],
    after: [400, 'passwordTooShort'],
  },
  sessionDays: {
    newValue: 2,
    async observe({ app: { visitor }, user }) {
      const { headers } = await signIn(visitor(), user);
      return /Max-Age=(\d+);/.exec(headers.getSetCookie().join())?.[1];
    },
    before: String((7 * DAY_MS) / 1_000),
    after: String((2 * DAY_MS) / 1_000),
  },
  failuresPerAccount: {
    app: { limits: undefined },
    newValue: 3,
    observe: async (others) => {
      const { email } = await signUpUser(others.app);
      return await guessPasswords(
        others,
        Array.from({ length: 4 }, () => email),
      );
    },
    before: [401, 401, 401, 401],
    after: [401, 401, 401, 429],
  },
  failuresPerAddress: {
    app: { limits: undefined },
    newValue: 15,
    observe: (others) =>
      guessPasswords(
        others,
        Array.from({ length: 10 }, (_, nth) => `nobody-${nth}@example.org`),
      ),
    before: Array.from({ length: 10 }, () => 401),
    after: Array.from({ length: 10 }, (_, nth) => (nth < 5 ? 401 : 429)),
  },

  adminResetLinks: {
    app: { mailer: { send: () => Promise.resolve() } },
    newValue: true,
    async observe({ otherAdmin, user }) {
      const { status, body } = await otherAdmin.post(`/api/v1/admin/users/${user.uid}/reset-link`);
      return [status, body.code];
    },
    before: [403, 'resetLinksForbidden'],
    after: [201, undefined],
  },

  adminsNeedTwoStep: {
    prepare: (app, admin) => storeTwoStep(app, admin.uid),
    newValue: true,
    async observe({ otherAdmin }) {
      const { status, body } = await otherAdmin.get('/api/v1/admin/users');
      return [status, body.code];
    },
    before: [200, undefined],
    after: [403, 'twoStepRequired'],
  },

  analytics: {
    newValue: false,
    async observe({ user, otherAdmin }) {
      const views = async () => {
        const { body } = await otherAdmin.post('/api/v1/admin/metrics/refresh');
        return (body.topPages as { count: number }[]).reduce((sum, { count }) => sum + count, 0);
      };
      const before = await views();
      await user.post('/api/v1/page-views', { path: '/dashboard' });
      return (await views()) - before;
    },
    before: 1,
    after: 0,
  },
  statisticsDays: { daysAgo: 150, newValue: 60, observe: countReturnedUsers, before: 1, after: 0 },

  backupSchedule: {
    needed: { backupSchedule: 'off' },
    newValue: 'daily',
    async observe({ app: { jobs, clock }, otherAdmin }) {
      clock.now += 60 * 60_000;
      await jobs.runDue();
      return await countBackups(otherAdmin);
    },
    before: 0,
    after: 1,
  },
  backupsKept: {
    newValue: 1,
    async observe({ app: { clock }, otherAdmin }) {
      for (let n = 0; n < 2; n++) {
        clock.now += 60_000;
        await otherAdmin.post('/api/v1/admin/backups');
      }
      return await countBackups(otherAdmin);
    },
    before: 2,
    after: 1,
  },

  importedRowsPerAccount: {
    newValue: 1,
    async observe({ user }) {
      const id = await startImport(user);
      const rows = [addedRow(1), otherRow(2, 'leftOut')];
      const { body } = await user.post(`/api/v1/imports/${id}/rows`, { rows });
      await user.delete(`/api/v1/imports/${id}`);
      return body.code;
    },
    before: undefined,
    after: 'tooManyImportedRows',
  },

  isReadOnly: {
    newValue: true,
    async observe({ user }) {
      const transaction = { description: 'Pan', amount: 1, date: '2026-01-01' };
      return (await user.post('/api/v1/expenses', transaction)).body.code;
    },
    before: undefined,
    after: 'readOnly',
  },
  ...bannerFields((language) => ({
    newValue: 'Moving',
    observe: readInstance('banner'),
    before: byLanguage(() => null),
    after: byLanguage((each) => (each === language ? 'Moving' : null)),
  })),
};

/** Returns the effect of every setting and secret. Mail goes to the given mail server. */
export function settingEffects(mailServer: MailServer): Record<Name, Effect> {
  return { ...EFFECTS, ...mailEffects(mailServer) };
}

function readInstance(field: string) {
  return async ({ app: { visitor } }: Others) =>
    (await visitor().get('/api/v1/instance')).body[field] as unknown;
}

/** Reads the value of a field that a new user gets without a choice. */
function readNewcomer(field: 'language' | 'currency' | 'timeZone') {
  return async (others: Others) => {
    const newcomer = await signUpUser(others.app, { [field]: undefined });
    return (await newcomer.get('/api/v1/me')).body[field] as unknown;
  };
}

function trySignUp(password?: string) {
  return async (others: Others) => {
    const { status, body } = await signUp(others, password);
    return [status, body.details?.[0]?.code ?? body.code] as unknown;
  };
}

async function signIn(client: TestClient, { email }: { email: string }, password = PASSWORD) {
  return await client.post('/api/auth/sign-in/email', { email, password });
}

async function guessPasswords({ app: { visitor } }: Others, emails: string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const email of emails) statuses.push((await signIn(visitor(), { email }, 'not this one')).status);
  return statuses;
}

/** Counts the users who came back a day after their sign-up, long after that day. */
async function countReturnedUsers({ app, otherAdmin }: Others) {
  const newcomer = await app.signUp();
  await app.settled();
  app.clock.now += DAY_MS;
  await newcomer.get('/api/v1/me');
  await app.settled();
  app.clock.now += 70 * DAY_MS;
  await app.jobs.runDue();
  const { body } = await otherAdmin.get('/api/v1/admin/metrics');
  return body.retention.day1.returned as unknown;
}

async function countBackups(otherAdmin: TestUser): Promise<number> {
  return ((await otherAdmin.get('/api/v1/admin/backups')).body.items as unknown[]).length;
}
