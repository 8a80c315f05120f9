import {
  addPasskey,
  listPasskeys,
  proveWithPasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeyProof,
  startPasskeySignIn,
  type Assertion,
  type UseOptions,
} from '#shared/contract/passkeys.ts';
import { createAuthenticator, type SoftPasskey, type Twist } from './authenticator.ts';
import { PASSWORD } from './new-account.ts';
import { TEST_ORIGIN, type TestApp } from './test-app.ts';
import type { TestClient, TestResponse } from './test-client.ts';
import { PROOF } from './two-step.ts';

export const PASSKEYS = listPasskeys.path;

/** Gets the options of a new passkey. The clock moves, since each challenge needs a time of its own. */
export async function startAdding(app: TestApp, user: TestClient): Promise<TestResponse> {
  app.clock.now += 1;
  const response = await user.post(startPasskey.path);
  if (response.body.code !== 'proofRequired') return response;
  // A session of tests begins at the real time, so its proof may be over.
  await user.post(PROOF, { password: PASSWORD });
  return await user.post(startPasskey.path);
}

/** Makes a passkey and stores it. */
export async function addSoftPasskey(
  app: TestApp,
  user: TestClient,
  { name = 'Laptop', ...kind }: { name?: string; isSynced?: boolean } = {},
): Promise<SoftPasskey> {
  const { body } = await startAdding(app, user);
  const passkey = createAuthenticator(TEST_ORIGIN, kind).create(body);
  const added = await user.post(addPasskey.path, { name, passkey: passkey.attestation });
  if (added.status !== 201) throw new Error(`The passkey was not added: ${JSON.stringify(added.body)}`);
  return passkey;
}

/** A browser that got a challenge, and what a passkey made of it. */
export type Started = { browser: TestClient; options: UseOptions; assertion: Assertion };

/** Gets a challenge for a sign-in, and signs it. */
export async function startSignIn(
  app: TestApp,
  passkey: SoftPasskey,
  twist: Twist = {},
  browser = app.visitor(),
): Promise<Started> {
  app.clock.now += 1;
  const options = (await browser.post(startPasskeySignIn.path)).body as UseOptions;
  return { browser, options, assertion: passkey.use(options, twist) };
}

export async function signInWith(app: TestApp, passkey: SoftPasskey, twist: Twist = {}) {
  const { browser, assertion } = await startSignIn(app, passkey, twist);
  return { browser, response: await browser.post(signInWithPasskey.path, assertion) };
}

/** Gets a challenge for a proof, and signs it. */
export async function startProof(
  app: TestApp,
  user: TestClient,
  passkey: SoftPasskey,
  twist: Twist = {},
): Promise<Assertion> {
  app.clock.now += 1;
  return passkey.use((await user.post(startPasskeyProof.path)).body as UseOptions, twist);
}

export async function proveWith(app: TestApp, user: TestClient, passkey: SoftPasskey, twist: Twist = {}) {
  return await user.post(proveWithPasskey.path, await startProof(app, user, passkey, twist));
}
