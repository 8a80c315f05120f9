import { afterAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { addRecurring } from '#server/testing/recurring.ts';
import { runSql } from '#server/testing/run-sql.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { createWebApp } from '#server/testing/web-app.ts';
import { createFirstData } from './first-data.ts';

const COMING = '/api/v1/recurring/coming?limit=5';
const { app, close } = await createWebApp();
const visitor = app.visitor();
afterAll(close);

describe('the first data of a screen', () => {
  const HOSTILE = '</script><img src=x onerror=alert(1)> $& %SITE%';

  function readData(body: string): Record<string, unknown> | undefined {
    const [, json] = /<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(body) ?? [];
    return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
  }

  async function instance() {
    return (await visitor.get('/api/v1/instance')).body;
  }

  function namesIn({ body }: { body: unknown }): string[] {
    return Object.keys(readData(body as string) ?? {});
  }

  async function signUpHostile(): Promise<TestClient> {
    const user = await app.signUp({ name: HOSTILE });
    const date = new Date(app.clock.now).toISOString().slice(0, 10);
    await user.post('/api/v1/categories', { type: 'expense', name: HOSTILE.slice(0, 40) });
    await user.post('/api/v1/expenses', { description: HOSTILE, amount: 2.5, date });
    await addRecurring(user, { description: HOSTILE, firstDay: addDays(date, 6) });
    return user;
  }

  it('are facts, profile, categories, summary and coming payments as in the API, even with hostile texts', async () => {
    const user = await signUpHostile();
    // The coming payments are requested first, so that they are cached: no page waits for a thread.
    const coming = (await user.get(COMING)).body;
    const page = await user.get('/dashboard');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(readData(page.body as string)).toEqual({
      instance: await instance(),
      profile: (await user.get('/api/v1/me')).body,
      categories: (await user.get('/api/v1/categories')).body,
      summary: (await user.get('/api/v1/summary')).body,
      coming,
    });
    expect(readData(page.body as string)).toMatchObject({ coming: { items: [{ description: HOSTILE }] } });
    expect(page.body).not.toContain('<img');
    expect(page.body).not.toContain('rel="preload" as="fetch"');
  });

  it.each(['/login', '/dashboard', '/reset-password?token=x', '/no/such/page'])(
    'are the facts of the installation for a guest at %s',
    async (path) => {
      await changeSettings(app, { isReadOnly: true, bannerEn: HOSTILE });
      const data = readData((await visitor.get(path)).body as string);
      expect(data).toEqual({ instance: await instance() });
      expect(data).toMatchObject({ instance: { isReadOnly: true, banner: { en: HOSTILE } } });
      await changeSettings(app, { isReadOnly: false, bannerEn: null });
    },
  );

  it('are the profile and the categories on other screens, without the summary for other periods', async () => {
    const user = await signUpHostile();
    const categories = (await user.get('/api/v1/categories')).body;
    const profile = (await user.get('/api/v1/me')).body;
    const coming = (await user.get(COMING)).body;
    for (const [path, more] of [
      ['/profile', {}],
      ['/dashboard?period=last-year', { coming }],
    ] as const) {
      const data = readData((await user.get(path)).body as string);
      expect(data).toEqual({ instance: await instance(), profile, categories, ...more });
    }
  });

  it('have no coming payments if these take long', async () => {
    const responses = { request: (url: URL) => respondAt(url.pathname) } as unknown as Parameters<
      typeof createFirstData
    >[0];
    const http = { req: { url: 'http://localhost/dashboard', header: () => '', query: () => undefined } };
    const write = createFirstData(responses);
    const data = readData(
      await write(http as unknown as Parameters<typeof write>[0], '/dashboard', 'member'),
    );
    expect(Object.keys(data ?? {}).toSorted()).toEqual(['categories', 'instance', 'profile', 'summary']);

    function respondAt(path: string): Promise<Response> {
      if (COMING.startsWith(path)) return new Promise(() => {});
      return Promise.resolve(Response.json({}));
    }
  });

  it('belong to the session’s user only, and are left out for a user who is refused', async () => {
    const [user, other] = [await signUpHostile(), await app.signUp()];
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    expect((await other.get('/dashboard')).body).not.toContain(uid);
    expect(namesIn(await visitor.get('/dashboard'))).toEqual(['instance']);
    expect(namesIn(await user.get('/login'))).toEqual(['instance']);
    expect(namesIn(await user.get('/reset-password?token=x'))).toEqual(['instance']);
    await runSql(app.database, `update profiles set is_suspended = 1 where user_id = '${uid}'`);
    expect(namesIn(await user.get('/dashboard'))).toEqual(['instance']);
    await runSql(app.database, `update profiles set is_suspended = 0 where user_id = '${uid}'`);
    await runSql(app.database, `delete from session where "userId" = '${uid}'`);
    expect(namesIn(await user.get('/dashboard'))).toEqual(['instance']);
  });
});
