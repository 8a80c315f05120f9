import { expect, it } from 'vitest';
import { createTestInstances } from '#server/testing/test-instances.ts';

const SUMMARY = '/api/v1/summary?from=2026-11-01&to=2026-11-30';
const COFFEE = { description: 'Coffee', amount: 1, date: '2026-11-20' };

it('a change is in a summary that is read in the same millisecond, through another instance too', async () => {
  const nowMs = Date.now();
  const instances = await createTestInstances({ now: () => nowMs });
  const one = await instances.one.signUp();
  const clients = [one, instances.atOther(one)];
  let etag = (await one.get(SUMMARY)).headers.get('etag') ?? '';
  for (const expenses of [1, 2, 3, 4]) {
    const headers = { 'if-none-match': etag };
    const unchanged = await Promise.all(clients.map((client) => client.get(SUMMARY, headers)));
    expect(unchanged.map(({ status }) => status)).toEqual([304, 304]);
    await clients[expenses % 2]?.post('/api/v1/expenses', COFFEE);
    const changed = await Promise.all(clients.map((client) => client.get(SUMMARY, headers)));
    const seen = changed.map(({ status, body }) => [status, body.expenses as number]);
    expect(seen).toEqual([
      [200, expenses],
      [200, expenses],
    ]);
    etag = changed[0]?.headers.get('etag') ?? '';
  }
  await instances.close();
});
