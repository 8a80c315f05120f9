import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { signUp } from '#shared/contract/auth.ts';
import type { DatabaseObservers } from '#server/database/connect.ts';
import type { AppOptions } from '#server/app/options.ts';
import { createApp } from '#server/app.ts';
import { sessionCookie } from '#server/sessions/cookie.ts';
import { insertAccount } from './insert-account.ts';
import { newAccount } from './new-account.ts';
import { watchRequests } from './one-user/requests.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { makeTestFolder } from './make-test-folder.ts';

export const TEST_ORIGIN = 'http://localhost:3000';
export const TEST_SECRET = 'a secret for tests, thirty-two bytes or more';

/** The fields of a sign-up that tests set. */
type NewPerson = { email?: string } & Record<string, unknown>;
type SignedUp = TestClient & { email: string };

export type TestApp = ReturnType<typeof createApp> & {
  database: TestDatabase;
  /** A clock that tests set; it starts at the real time. */
  clock: { now: number };
  backupFolder: string;
  visitor: () => TestClient;
  /** Stores a new account, and returns its signed-in browser. Signs up over HTTP if there is a code or invitation. */
  signUp: (account?: NewPerson) => Promise<SignedUp>;
  /** Signs up as a browser does, for tests of the sign-up and of what it causes. */
  signUpOverHttp: (account?: NewPerson) => Promise<SignedUp>;
  close: () => Promise<void>;
};

/** Options that replace the usual ones of tests. */
export type TestAppOptions = Partial<Omit<AppOptions, 'config' | 'database'>> & {
  config?: Partial<AppOptions['config']>;
  /** An existing database; it is dropped with the app. */
  database?: TestDatabase;
};

/** A limit that no test reaches; tests of the limits set their own. */
const MANY = 100_000;

/** Creates the real app on a real, empty database; only the clock is a fake. */
export async function createTestApp(
  options: TestAppOptions = {},
  observers: DatabaseObservers = {},
): Promise<TestApp> {
  const { database: existingDatabase, ...appOptions } = options;
  const database = existingDatabase ?? (await createTestDatabase(observers));
  const clock = { now: Date.now() };
  const backupFolder = makeTestFolder('backups');
  const now = options.now ?? (() => clock.now);
  const config = {
    allowedOrigins: [TEST_ORIGIN],
    baseUrl: TEST_ORIGIN,
    publicUrl: undefined,
    mail: undefined,
    secret: TEST_SECRET,
    adminEmail: undefined,
    supportEmail: undefined,
    trustedProxies: [],
    ...options.config,
  };
  const product = createApp({
    database: database.forProduct,
    backupFolder,
    log: pino({ level: 'silent' }),
    now,
    limits: { failuresPerAccount: MANY, failuresPerAddress: MANY, signUpsPerAddress: MANY },
    mailLimits: { perAccount: MANY, perAddress: MANY },
    tokenRequestsPerMinute: MANY,
    questionsPerMinute: MANY,
    importLimits: { importsAnHour: MANY, rowsADay: 10 * MANY },
    ...appOptions,
    config,
  });
  const { secret, baseUrl } = config;
  const cookieName = sessionCookie(baseUrl.startsWith('https://')).name;
  watchRequests(product.app);
  await product.bus.open();
  const visitor = () => createTestClient(product.app, TEST_ORIGIN);
  async function signUpOverHttp(account: NewPerson = {}): Promise<SignedUp> {
    const client = visitor();
    const person = newAccount({ timeZone: 'UTC', ...account });
    const { status, body } = await client.post(signUp.path, person);
    if (status !== 200) throw new Error(`Sign-up failed: ${JSON.stringify(body)}`);
    return { ...client, email: person.email };
  }
  return {
    ...product,
    database,
    clock,
    backupFolder,
    visitor,
    async signUp(account = {}) {
      if ('setupCode' in account || 'invite' in account) return await signUpOverHttp(account);
      const client = visitor();
      const person = newAccount({ timeZone: 'UTC', ...account });
      const stage = { database, settings: await product.settings.current(), nowMs: now(), secret };
      client.cookies.set(cookieName, await insertAccount(stage, person));
      return { ...client, email: person.email };
    },
    signUpOverHttp,
    async close() {
      await product.stop();
      await database.drop();
      rmSync(backupFolder, { recursive: true, force: true });
    },
  };
}
