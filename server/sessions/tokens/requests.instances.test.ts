import { afterEach, expect, it } from 'vitest';
import { createProgram, makeToken } from '#server/testing/access-tokens.ts';
import { createTestInstances, type TestInstances } from '#server/testing/test-instances.ts';

const EXPENSES = '/api/v1/expenses';

let instances: TestInstances | undefined;
afterEach(() => instances?.close());

it('two instances count the requests of a token together, and both refuse it once it has ended', async () => {
  instances = await createTestInstances({ tokenRequestsPerMinute: 6 });
  const { one, other } = instances;
  const user = await one.signUp();
  const [busy, revoked] = [await makeToken(user, 'read'), await makeToken(user, 'read')];
  const statuses = await Promise.all(
    Array.from({ length: 10 }, (_, n) => createProgram(n % 2 === 0 ? one : other, busy).get(EXPENSES)),
  );
  expect(statuses.filter(({ status }) => status === 200)).toHaveLength(6);
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(4);
  expect((await createProgram(other, revoked).get(EXPENSES)).status).toBe(200);
  await user.delete('/api/v1/me/sessions');
  for (const app of [one, other]) {
    expect((await createProgram(app, revoked).get(EXPENSES)).body.code).toBe('tokenInvalid');
  }
});
