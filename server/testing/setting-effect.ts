import type { SettingChanges } from '#shared/contract/system-settings.ts';
import type { TestUser } from './admins.ts';
import type { TestApp, TestAppOptions } from './test-app.ts';
import type { TestAnswer } from './test-client.ts';

export const PASSWORD = 'plain-horse-battery';
let newcomersSoFar = 0;

/** Others than the administrator who changed the setting: a user, and another administrator. */
export type Others = { app: TestApp; user: TestUser; boss: TestUser };

/** What one setting changes for others; read before and after changing only that setting. */
export type Effect = {
  /** Settings without which this one has no effect. */
  given?: SettingChanges;
  app?: TestAppOptions;
  /**
   * Days before now when the test begins; sessions use the real time, and must last while the test's clock
   * goes on.
   */
  daysAgo?: number;
  to: unknown;
  seen: (others: Others) => Promise<unknown>;
  was: unknown;
  is: unknown;
};

/** A stranger signs up with an address of their own. */
export async function signUp({ app: { visitor } }: Others, password = PASSWORD): Promise<TestAnswer> {
  const email = `newcomer-${++newcomersSoFar}@example.org`;
  return await visitor().post('/api/auth/sign-up/email', { email, password, termsAccepted: true });
}
