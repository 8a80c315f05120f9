import { afterAll, beforeAll, expect, it } from 'vitest';
import { scaled } from '#shared/testing/scaled.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { quickHashing } from '#server/testing/cheap-hashes.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/test-app.ts';
import { argon2id } from './passwords.ts';

const PAIRS = scaled(200);
const NO_LIMIT = 100_000;

/** The work since a request began: its queries as text, and its calls of argon2id. */
const work: string[] = [];
const recordingArgon2id: typeof argon2id = {
  hash(password) {
    work.push('argon2id');
    return quickHashing.hash(password);
  },
  verify(...parameters) {
    work.push('argon2id');
    return quickHashing.verify(...parameters);
  },
};

let app: TestApp;
beforeAll(async () => {
  Object.assign(argon2id, recordingArgon2id);
  app = await createTestApp(
    {
      mailer: { send: () => Promise.resolve() },
      limits: { failuresPerAccount: NO_LIMIT, failuresPerAddress: NO_LIMIT, signUpsPerAddress: NO_LIMIT },
      mailLimits: { perAccount: NO_LIMIT, perAddress: NO_LIMIT },
    },
    { onQuery: ({ sql }) => work.push(sql) },
  );
  await app.signUp({ email: 'model@example.org' });
  const kinds = { known: ['1', 'password'], waiting: ['0', 'null'] };
  for (const [kind, [isVerified, password]] of Object.entries(kinds)) {
    for (let index = 0; index < PAIRS; index++) {
      const id = `${kind}-${index}`;
      await runSql(
        app.database,
        `insert into "user" (id, email, name, "emailVerified", "createdAt", "updatedAt")
          values ('${id}', '${id}@example.org', '', ${isVerified}, '', '')`,
      );
      await runSql(
        app.database,
        `insert into account (id, "userId", "accountId", "providerId", password, "createdAt", "updatedAt")
          select '${id}', '${id}', '${id}', 'credential', ${password}, '', '' from account limit 1`,
      );
    }
  }
  await changeSettings(app, { emailVerification: true });
});
afterAll(() => app.close());

const REQUESTS: [name: string, path: string, status: number, fields: object][] = [
  ['signing in', 'sign-in/email', 401, { password: 'not this one' }],
  ['asking for a new password', 'request-password-reset', 200, {}],
  ['signing up', 'sign-up/email', 200, { termsAccepted: true }],
];

/** Sends a request. Returns everything that a client sees of the response, and the work done before it. */
async function observe(path: string, body: { email: string }) {
  work.length = 0;
  const response = await app.app.request(new URL(`/api/auth/${path}`, TEST_ORIGIN), {
    method: 'POST',
    headers: { origin: TEST_ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  // Settings are reloaded every two seconds, whatever the request.
  const workBefore = work.filter((step) => !step.includes('from "settings"'));
  const text = (await response.text()).replace(body.email, '');
  const headers = [...response.headers]
    .filter(([name]) => name !== 'x-request-id')
    .map(([name, value]) => [name, value.replace(/nonce-[^']+/, '')]);
  await app.settled();
  const shown = text.replace(/"requestId":"[^"]+"/, '');
  return { status: response.status, headers, text: shown, workBefore };
}

it.each(REQUESTS)(
  `%s looks the same and takes the same work for ${PAIRS} known, unconfirmed and unknown addresses`,
  async (_, path, status, fields) => {
    await observe(path, { email: 'first@example.org', ...fields });
    for (let index = 0; index < PAIRS; index++) {
      const email = (kind: string) => `${kind}-${index}@example.org`;
      const known = await observe(path, { email: email('known'), ...fields });
      expect(known.status).toBe(status);
      expect(await observe(path, { email: email('waiting'), ...fields })).toEqual(known);
      expect(await observe(path, { email: email(`unknown-${path}`.replace('/', '-')), ...fields })).toEqual(
        known,
      );
    }
  },
  scaled(60_000),
);
