import { Secret, TOTP } from 'otpauth';
import { createSeal } from '#server/sealing/seal.ts';
import { PASSWORD } from './new-account.ts';
import { TEST_SECRET, type TestApp } from './test-app.ts';
import type { TestClient, TestResponse } from './test-client.ts';

export const TWO_STEP = '/api/v1/me/two-step';
export const SIGN_IN = '/api/auth/sign-in/email';
export const GIVE_CODE = '/api/auth/sign-in/code';
export const PROOF = '/api/v1/me/proof';
const STEP_MS = 30_000;

/** A user's authenticator app, and the recovery codes that the user got. */
export type TwoStepUser<User> = {
  user: User;
  /** Returns the code of a time step, counted from now; an independent implementation makes it. */
  code: (stepsAhead?: number) => string;
  recoveryCodes: string[];
};

/** Returns the code of a secret as an authenticator app shows it. */
export function codeOf(app: TestApp, secret: string, stepsAhead = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: app.clock.now + stepsAhead * STEP_MS });
}

/** Turns on the code at sign-in, and waits until the app shows another code. */
export async function turnOnTwoStep<User extends TestClient>(
  app: TestApp,
  user: User,
): Promise<TwoStepUser<User>> {
  // A session of tests begins at the real time, so its proof may be over.
  await user.post(PROOF, { password: PASSWORD });
  const { secret } = (await user.post(`${TWO_STEP}/start`)).body as { secret: string };
  const { body } = await user.post(TWO_STEP, { code: codeOf(app, secret) });
  nextCode(app);
  return { user, code: (stepsAhead) => codeOf(app, secret, stepsAhead), recoveryCodes: body.recoveryCodes };
}

/** Lets the time pass until the app shows another code. */
export function nextCode(app: TestApp): void {
  app.clock.now += STEP_MS;
}

/** Signs in with the password only; the returned browser has the cookie of the half-done sign-in. */
export async function halfSignIn(app: TestApp, { email }: { email: string }): Promise<TestClient> {
  const browser = app.visitor();
  await browser.post(SIGN_IN, { email, password: PASSWORD });
  return browser;
}

/** Whether the response refuses the code as wrong. */
export function isCodeWrong({ status, body }: TestResponse): boolean {
  const details = (body as { details?: { field: string; code: string }[] }).details;
  return status === 400 && details?.[0]?.field === 'code' && details[0].code === 'codeWrong';
}

const KNOWN_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Stores that a user's sign-ins need a code, which tests of other things would otherwise do in three requests. */
export async function storeTwoStep(app: TestApp, userId: string): Promise<void> {
  const secret_sealed = createSeal(TEST_SECRET, 'saldo authenticator secrets').close(KNOWN_SECRET);
  const row = { user_id: userId, secret_sealed, confirmed_at: app.clock.now, last_step: 0, created_at: 0 };
  await app.database.write(async (trx) => {
    await trx.insertInto('totp').values(row).execute();
  });
}

/** Returns the code of a user of `storeTwoStep`. */
export const knownCode = (app: TestApp, stepsAhead = 0) => codeOf(app, KNOWN_SECRET, stepsAhead);
