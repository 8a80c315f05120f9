import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '#server/testing/new-account.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const ME = '/api/v1/me';
const CITY = { city: 'Madrid', country: 'ES' };

const writes: string[] = [];
let app: TestApp;
let user: TestClient & { email: string };
beforeAll(async () => {
  const onQuery = ({ sql }: { sql: string }) => {
    if (/^(insert into|update|delete from) "profiles"/.test(sql)) writes.push(sql);
  };
  app = await createTestApp({}, { onQuery });
  user = await app.signUp();
});
afterAll(() => app.close());

const signIn = () => app.visitor().post('/api/auth/sign-in/email', { email: user.email, password: PASSWORD });

/** Returns how often a call writes profiles, also after its response. */
async function countWrites(call: () => Promise<{ status: number }>): Promise<number> {
  writes.length = 0;
  expect((await call()).status).toBe(200);
  await app.settled();
  return writes.length;
}

it('a sign-in does not write the profile, neither online nor offline', async () => {
  expect(await countWrites(signIn)).toBe(0);
  await user.post(`${ME}/offline`);
  expect(await countWrites(signIn)).toBe(0);
});

it('a request does not write the profile', async () => {
  expect(await countWrites(() => user.get(ME))).toBe(0);
});

const CHANGES: [string, () => Promise<{ status: number }>][] = [
  ['changed fields', () => user.patch(ME, { displayName: 'Ana', theme: 'dark', currency: 'USD' })],
  ['a location', () => user.put(`${ME}/location`, CITY)],
  ['a removed location', () => user.delete(`${ME}/location`)],
];

it.each(CHANGES)('%s are written once, and not when they are sent again', async (_, change) => {
  app.clock.now += 1_000;
  expect(await countWrites(change)).toBe(1);
  const { updatedAt } = (await user.get(ME)).body;
  expect(updatedAt).toBe(new Date(app.clock.now).toISOString());
  app.clock.now += 1_000;
  expect(await countWrites(change)).toBe(0);
  expect((await user.get(ME)).body.updatedAt).toBe(updatedAt);
});

it('terms that are accepted already are not written again', async () => {
  expect(await countWrites(() => user.post(`${ME}/terms`, { accepted: true }))).toBe(0);
});
