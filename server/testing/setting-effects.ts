import { bannerFields } from '#shared/banner.ts';
import type { SecretName, SettingName } from '#shared/contract/setting-values.ts';
import { byLanguage } from '#shared/languages.ts';
import { signUpUser, type TestUser } from './admins.ts';
import { addedRow, otherRow, startImport } from './import-rows.ts';
import type { MailServer } from './mail-server.ts';
import { mailEffects, type MailName } from './mail-setting-effects.ts';
import { PASSWORD, signUp, type Effect, type Others } from './setting-effect.ts';
import type { TestClient } from './test-client.ts';

const DAY_MS = 24 * 60 * 60_000;

type Name = SettingName | SecretName;

const EFFECTS: Record<Exclude<Name, MailName>, Effect> = {
  instanceName: { to: 'Casa', seen: instance('name'), was: 'Saldo', is: 'Casa' },
  publicUrl: {
    to: 'https://money.example.org',
    async seen({ boss, user }) {
      const { body } = await boss.post(`/api/v1/admin/users/${user.uid}/reset-link`);
      return new URL(body.link).origin;
    },
    was: 'http://localhost:3000',
    is: 'https://money.example.org',
  },
  supportEmail: {
    to: 'help@example.org',
    seen: instance('supportEmail'),
    was: null,
    is: 'help@example.org',
  },
  defaultLanguage: { to: 'es', seen: newcomers('language'), was: 'en', is: 'es' },
  defaultCurrency: { to: 'CLP', seen: newcomers('currency'), was: 'EUR', is: 'CLP' },
  timeZone: {
    to: 'America/Santiago',
    seen: newcomers('timeZone'),
    was: 'UTC',
    is: 'America/Santiago',
  },
  registration: {
    to: 'closed',
    seen: signingUp(),
    was: [200, undefined],
    is: [403, 'registrationClosed'],
  },
  allowedDomains: {
    to: ['example.net'],
    seen: signingUp(),
    was: [200, undefined],
    is: [400, 'emailDomainNotAllowed'],
  },
  premiumMode: {
    to: 'byGrant',
    seen: async ({ user }) => (await user.get('/api/v1/me')).body.hasPremium as unknown,
    was: true,
    is: false,
  },
  minPasswordLength: {
    to: 10,
    seen: signingUp('x1y2zq7w9'),
    was: [200, undefined],
    is: [400, 'passwordTooShort'],
  },
  sessionDays: {
    to: 2,
    async seen({ app: { visitor }, user }) {
      const { headers } = await signIn(visitor(), user);
      return /Max-Age=(\d+);/.exec(headers.getSetCookie().join())?.[1];
    },
    was: String((7 * DAY_MS) / 1_000),
    is: String((2 * DAY_MS) / 1_000),
  },
  failuresPerAccount: {
    app: { limits: undefined },
    to: 3,
    seen: async (others) => {
      const { email } = await signUpUser(others.app);
      return await guesses(
        others,
        Array.from({ length: 4 }, () => email),
      );
    },
    was: [401, 401, 401, 401],
    is: [401, 401, 401, 429],
  },
  failuresPerAddress: {
    app: { limits: undefined },
    to: 15,
    seen: (others) =>
      guesses(
        others,
        Array.from({ length: 10 }, (_, nth) => `nobody-${nth}@example.org`),
      ),
    was: Array.from({ length: 10 }, () => 401),
    is: Array.from({ length: 10 }, (_, nth) => (nth < 5 ? 401 : 429)),
  },

  adminResetLinks: {
    app: { mailer: { send: () => Promise.resolve() } },
    to: true,
    async seen({ boss, user }) {
      const { status, body } = await boss.post(`/api/v1/admin/users/${user.uid}/reset-link`);
      return [status, body.code];
    },
    was: [403, 'resetLinksForbidden'],
    is: [201, undefined],
  },

  analytics: {
    to: false,
    async seen({ user, boss }) {
      const views = async () => {
        const { body } = await boss.post('/api/v1/admin/metrics/refresh');
        return (body.topPages as { count: number }[]).reduce((sum, { count }) => sum + count, 0);
      };
      const before = await views();
      await user.post('/api/v1/page-views', { path: '/dashboard' });
      return (await views()) - before;
    },
    was: 1,
    is: 0,
  },
  statisticsDays: { daysAgo: 150, to: 60, seen: returnedAfterADay, was: 1, is: 0 },

  backupSchedule: {
    given: { backupSchedule: 'off' },
    to: 'daily',
    async seen({ app: { jobs, clock }, boss }) {
      clock.now += 60 * 60_000;
      await jobs.runDue();
      return await countBackups(boss);
    },
    was: 0,
    is: 1,
  },
  backupsKept: {
    to: 1,
    async seen({ app: { clock }, boss }) {
      for (let made = 0; made < 2; made++) {
        clock.now += 60_000;
        await boss.post('/api/v1/admin/backups');
      }
      return await countBackups(boss);
    },
    was: 2,
    is: 1,
  },

  importedRowsPerAccount: {
    to: 1,
    async seen({ user }) {
      const id = await startImport(user);
      const rows = [addedRow(1), otherRow(2, 'leftOut')];
      const { body } = await user.post(`/api/v1/imports/${id}/rows`, { rows });
      await user.delete(`/api/v1/imports/${id}`);
      return body.code;
    },
    was: undefined,
    is: 'tooManyImportedRows',
  },

  isReadOnly: {
    to: true,
    async seen({ user }) {
      const transaction = { description: 'Pan', amount: 1, date: '2026-01-01' };
      return (await user.post('/api/v1/expenses', transaction)).body.code;
    },
    was: undefined,
    is: 'readOnly',
  },
  ...bannerFields((language) => ({
    to: 'Moving',
    seen: instance('banner'),
    was: byLanguage(() => null),
    is: byLanguage((each) => (each === language ? 'Moving' : null)),
  })),
};

/** The effect of every setting and secret; mail goes to the given mail server. */
export function settingEffects(mailServer: MailServer): Record<Name, Effect> {
  return { ...EFFECTS, ...mailEffects(mailServer) };
}

function instance(field: string) {
  return async ({ app: { visitor } }: Others) =>
    (await visitor().get('/api/v1/instance')).body[field] as unknown;
}

/** The defaults for a user who names none at sign-up. */
function newcomers(field: 'language' | 'currency' | 'timeZone') {
  return async (others: Others) => {
    const newcomer = await signUpUser(others.app, { [field]: undefined });
    return (await newcomer.get('/api/v1/me')).body[field] as unknown;
  };
}

function signingUp(password?: string) {
  return async (others: Others) => {
    const { status, body } = await signUp(others, password);
    return [status, body.details?.[0]?.code ?? body.code] as unknown;
  };
}

async function signIn(client: TestClient, { email }: { email: string }, password = PASSWORD) {
  return await client.post('/api/auth/sign-in/email', { email, password });
}

async function guesses({ app: { visitor } }: Others, emails: string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const email of emails) statuses.push((await signIn(visitor(), { email }, 'not this one')).status);
  return statuses;
}

/** Returns how many users came back a day after their sign-up, asked long after that day. */
async function returnedAfterADay({ app, boss }: Others) {
  const newcomer = await app.signUp();
  await app.settled();
  app.clock.now += DAY_MS;
  await newcomer.get('/api/v1/me');
  await app.settled();
  app.clock.now += 70 * DAY_MS;
  await app.jobs.runDue();
  const { body } = await boss.get('/api/v1/admin/metrics');
  return body.retention.day1.returned as unknown;
}

async function countBackups(boss: TestUser): Promise<number> {
  return ((await boss.get('/api/v1/admin/backups')).body.items as unknown[]).length;
}
