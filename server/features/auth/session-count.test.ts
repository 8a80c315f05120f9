import { expect, it } from 'vitest';
import { MAX_SESSIONS_PER_USER } from '#shared/limits.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

it('a sign-in beyond fifty sessions ends only the user’s least recently used one', async () => {
  const app = await createTestApp();
  const stranger = await app.signUp();
  const first = await app.signUp();
  const signIn = async (): Promise<TestClient> => {
    const client = app.visitor();
    await client.post('/api/auth/sign-in/email', { email: first.email, password: 'plain-horse-battery' });
    return client;
  };
  const others: TestClient[] = [];
  for (let count = 1; count < MAX_SESSIONS_PER_USER; count++) others.push(await signIn());
  app.clock.now += 10 * 60_000;
  expect((await first.get('/api/v1/me')).status).toBe(200);
  expect((await others[0]?.get('/api/v1/me'))?.status).toBe(200);
  // The server stores the last use after it has responded.
  await app.settled();
  const ended: string[] = [];
  app.bus.subscribe((event) => void (event.name === 'access' && ended.push(event.userId)));

  const [firstNew, secondNew] = [await signIn(), await signIn()];
  const statuses = await Promise.all(
    [first, others[0], others[1], others[2], others[3], firstNew, secondNew, stranger].map(
      async (client) => (await client?.get('/api/v1/me'))?.status,
    ),
  );
  expect(statuses).toEqual([200, 200, 401, 401, 200, 200, 200, 200]);
  expect((await first.get('/api/v1/me/sessions')).body.items).toHaveLength(MAX_SESSIONS_PER_USER);
  const { uid } = (await first.get('/api/v1/me')).body;
  expect(ended).toEqual([uid, uid]);
  await app.close();
});
