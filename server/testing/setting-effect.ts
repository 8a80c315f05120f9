import type { SettingChanges } from '#shared/contract/system-settings.ts';
import type { TestUser } from './admins.ts';
import type { TestApp, TestAppOptions } from './test-app.ts';
import type { TestResponse } from './test-client.ts';

export const PASSWORD = 'plain-horse-battery';
let newcomersSoFar = 0;

/** People other than the administrator who changed the setting: a user, and another administrator. */
export type Others = { app: TestApp; user: TestUser; otherAdmin: TestUser };

/** How one setting affects others, observed before and after only that setting is changed. */
export type Effect = {
  /** Settings without which this one has no effect. */
  needed?: SettingChanges;
  app?: TestAppOptions;
  /**
   * The number of days before now at which the test's clock starts. Sessions use the real time, and must last while
   * the clock advances.
   */
  daysAgo?: number;
  /** Gives the administrator what the change needs. */
  prepare?: (app: TestApp, admin: TestUser) => Promise<unknown>;
  newValue: unknown;
  observe: (others: Others) => Promise<unknown>;
  before: unknown;
  after: unknown;
};

/** Signs up a stranger with a new address. */
export async function signUp({ app: { visitor } }: Others, password = PASSWORD): Promise<TestResponse> {
  const email = `newcomer-${++newcomersSoFar}@example.org`;
  return await visitor().post('/api/auth/sign-up/email', { email, password, termsAccepted: true });
}
