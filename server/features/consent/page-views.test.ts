import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const PATH = '/api/v1/page-views';

async function readCounts(day: string) {
  return await app.database.read
    .selectFrom('page_views')
    .select(['path', 'count'])
    .where('day', '=', day)
    .orderBy('path')
    .execute();
}

describe('a page view', () => {
  it('is stored as a count by day and screen only', async () => {
    app.clock.now = Date.parse('2026-03-05T23:59:59.999Z');
    const user = await app.signUp();
    for (const path of ['/dashboard', '/dashboard', '/']) {
      expect((await user.post(PATH, { path })).body).toEqual({ success: true });
    }
    app.clock.now += 1;
    await app.visitor().post(PATH, { path: '/dashboard' });
    expect(await readCounts('2026-03-05')).toEqual([
      { path: '/', count: 1 },
      { path: '/dashboard', count: 2 },
    ]);
    expect(await readCounts('2026-03-06')).toEqual([{ path: '/dashboard', count: 1 }]);
    const row = await app.database.read.selectFrom('page_views').selectAll().executeTakeFirstOrThrow();
    expect(Object.keys(row).toSorted()).toEqual(['count', 'day', 'path']);
  });

  it('is stored without query, fragment and trailing slash', async () => {
    app.clock.now = Date.parse('2026-03-07T12:00:00Z');
    const visitor = app.visitor();
    for (const path of [
      '/login?next=%2Fdashboard',
      '/login/',
      '/login#x',
      '/login?email=ana@example.org#y',
    ]) {
      expect((await visitor.post(PATH, { path })).status).toBe(200);
    }
    expect(await readCounts('2026-03-07')).toEqual([{ path: '/login', count: 4 }]);
  });

  it.each([
    '/no/such/screen',
    '',
    'dashboard',
    '/dashboard/1',
    '//dashboard',
    'https://evil.example/',
    '/:id',
  ])('is refused for an unknown screen (%s)', async (path) => {
    app.clock.now = Date.parse('2026-03-08T12:00:00Z');
    const { status, body } = await app.visitor().post(PATH, { path });
    expect([status, body.code]).toEqual([400, 'validationFailed']);
    expect(await readCounts('2026-03-08')).toEqual([]);
  });

  it('is refused from another site', async () => {
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
    const { status } = await app.visitor().send('POST', PATH, { path: '/' }, headers);
    expect(status).toBe(403);
  });

  it('is not lost when many arrive at once', async () => {
    app.clock.now = Date.parse('2026-03-09T12:00:00Z');
    const newApp = await createTestApp();
    newApp.clock.now = app.clock.now;
    await Promise.all(Array.from({ length: 40 }, () => newApp.visitor().post(PATH, { path: '/signup' })));
    const rows = await newApp.database.read.selectFrom('page_views').selectAll().execute();
    expect(rows).toEqual([{ day: '2026-03-09', path: '/signup', count: 40 }]);
    await newApp.close();
  });

  it('is refused after sixty from one network within a minute', async () => {
    const newApp = await createTestApp();
    const responses = [];
    for (let n = 0; n < 61; n++) responses.push(await newApp.visitor().post(PATH, { path: '/' }));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(60);
    const refused = responses.at(-1);
    expect([refused?.status, refused?.body.code]).toEqual([429, 'tooManyRequests']);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    await newApp.close();
  });
});
