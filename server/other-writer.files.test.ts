import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LAST_USE_SECONDS } from '#server/sessions/lifetime.ts';
import { openOtherWriter, type OtherWriter } from '#server/testing/other-writer/open.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const UNAVAILABLE = [503, 'Database service is not available.'];

let app: TestApp;
let user: Awaited<ReturnType<TestApp['signUp']>>;
let other: OtherWriter;
beforeEach(async () => {
  app = await createTestApp();
  user = await app.signUp();
  other = openOtherWriter(app.database.location);
});
afterEach(async () => {
  await other.close();
  await app.close();
});

const addCoffee = () =>
  user.post('/api/v1/expenses', { description: 'Coffee', amount: 1, date: '2026-11-20' });

async function countCoffees(): Promise<number> {
  return (await user.get('/api/v1/expenses?limit=100')).body.items.length;
}

function signUp(email: string) {
  const account = { email, password: 'plain-horse-battery', termsAccepted: true };
  return app.visitor().post('/api/auth/sign-up/email', account);
}

describe('while another process writes into the database', () => {
  it('writes and sign-ups wait for it, and each is stored once', async () => {
    await other.lock();
    const requests = [addCoffee(), signUp('ana@example.org'), addCoffee(), signUp('eva@example.org')];
    await wait(1_000);
    await other.release();
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([201, 200, 201, 200]);
    expect(await countCoffees()).toBe(2);
  });

  it('nobody is refused if it writes again and again', async () => {
    await other.keepWriting();
    for (let n = 0; n < 30; n++) {
      expect((await signUp(`person-${n}@example.org`)).status).toBe(200);
      expect((await addCoffee()).status).toBe(201);
    }
    expect(await countCoffees()).toBe(30);
  });

  it('all writes are refused if it never releases its lock, while reads succeed', async () => {
    await other.lock();
    let areSettled = false;
    const writes = Promise.all([addCoffee(), signUp('ana@example.org'), signUp('eva@example.org')]);
    const settled = writes.finally(() => (areSettled = true));
    for (let n = 0; n < 20; n++) expect((await user.get('/api/v1/me')).status).toBe(200);
    // The last use of the session is to be stored, too.
    app.clock.now += 2 * LAST_USE_SECONDS * 1_000;
    expect((await user.get('/api/v1/me')).status).toBe(200);
    expect(areSettled).toBe(false);
    for (const { status, body } of await settled) expect([status, body.error]).toEqual(UNAVAILABLE);
    await expect(app.database.ping()).resolves.toBeUndefined();

    await other.release();
    expect((await addCoffee()).status).toBe(201);
    expect((await signUp('ana@example.org')).status).toBe(200);
    expect(await countCoffees()).toBe(1);
  });
});
