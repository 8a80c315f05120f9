import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signUpUser } from '#server/testing/admins.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { GIVE_CODE, halfSignIn, PROOF, turnOnTwoStep } from '#server/testing/two-step.ts';

const SIGN_IN = '/api/auth/sign-in/email';
const WARNING = 40;
const PROXY = '127.0.0.1';

let lines: string[];
let app: TestApp;
beforeEach(async () => {
  lines = [];
  app = await createTestApp({
    log: pino({ level: 'warn' }, { write: (line: string) => lines.push(line) }),
    limits: { failuresPerAccount: 3, failuresPerAddress: 6, signUpsPerAddress: 1000 },
    config: { trustedProxies: [PROXY], areAddressesLogged: true },
  });
});
afterEach(() => app.close());

async function trySignIn(email: string, password = 'not this one', from = '203.0.113.7'): Promise<number> {
  const { status } = await app
    .visitor()
    .send('POST', SIGN_IN, { email, password }, { 'x-forwarded-for': from });
  await app.settled();
  return status;
}

const parseLines = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

it('the server logs the account and network address of a refused sign-in, and never user input', async () => {
  const { email, uid } = await signUpUser(app);
  await trySignIn(email);
  await trySignIn('nobody@example.org', 'my-other-password', '2001:db8::7');
  expect(parseLines()).toMatchObject([
    { level: WARNING, securityEvent: 'signInRefused', userId: uid, address: '203.0.113.7' },
    { level: WARNING, securityEvent: 'signInRefused', userId: null, address: '2001:db8::7' },
  ]);
  expect(lines.join()).not.toMatch(/@example|not this one|my-other/);
});

it('the server logs a wrong code, and a wrong password of somebody who is signed in', async () => {
  const { user } = await turnOnTwoStep(app, await signUpUser(app));
  const half = await halfSignIn(app, user);
  expect((await half.post(GIVE_CODE, { code: 'no-code' })).status).toBe(400);
  expect((await user.post(PROOF, { password: 'not this one', code: 'no-code' })).status).toBe(400);
  expect(parseLines()).toMatchObject([
    { level: WARNING, securityEvent: 'codeRefused', userId: user.uid, address: PROXY },
    { level: WARNING, securityEvent: 'passwordRefused', userId: user.uid, address: PROXY },
  ]);
  expect(lines.join()).not.toMatch(/not this one|no-code/);
});

it('the server does not log a sign-in with the right password', async () => {
  const { email } = await app.signUp();
  expect(await trySignIn(email, 'plain-horse-battery')).toBe(200);
  expect(lines).toEqual([]);
});

it('the server does not log guesses beyond the limit', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 20; index++) statuses.push(await trySignIn(`nobody-${index}@example.org`));
  expect(statuses.filter((status) => status === 429)).toHaveLength(14);
  expect(lines).toHaveLength(6);
});
