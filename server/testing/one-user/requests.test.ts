import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { findUnexplainedWrite, watchRequests } from './requests.ts';

let database: TestDatabase;
const app = new Hono<HttpEnvironment>();
beforeAll(async () => {
  database = await createTestDatabase();
  app.all('*', async (http) => http.text((await writeSettings()) ?? 'no fault'));
  watchRequests(app);
});
afterAll(() => database.drop());

const FAULT = `settings has all its rows on every machine, and a user's request writes it in settings/queries`;

/** Returns the fault that the watch finds in a write, if any. */
function writeSettings(): Promise<string | undefined> {
  const write = { table: 'settings', by: 'settings/queries' } as const;
  return database.forProduct.write(() => Promise.resolve(findUnexplainedWrite(write)));
}

async function ask(path: string): Promise<string> {
  return await (await app.request(path)).text();
}

describe('a reference table without a reason', () => {
  it('may not be written by a user’s request, but by other writes in the same database transaction', async () => {
    const request = ask('/api/v1/me');
    const [outside, inRequest] = await Promise.all([writeSettings(), request]);
    expect([outside, inRequest]).toEqual([undefined, FAULT]);
  });

  it('may be written by administrators', async () => {
    expect(await ask('/api/v1/admin/settings')).toBe('no fault');
  });
});

describe('a reference table with a reason, or a distributed table,', () => {
  it('may be written in a user’s request', async () => {
    const otherApp = new Hono<HttpEnvironment>();
    otherApp.all('*', (http) => {
      const tables = ['session', 'transactions'] as const;
      return http.json(tables.map((table) => findUnexplainedWrite({ table, by: 'queries' }) ?? null));
    });
    watchRequests(otherApp);
    expect(await (await otherApp.request('/api/v1/me')).json()).toEqual([null, null]);
  });
});
