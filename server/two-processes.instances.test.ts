import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { runAsAdmin } from '#server/testing/postgres-admin.ts';
import { openStreamAt, type ProgramStream } from '#server/testing/program-stream.ts';
import {
  signUpAt,
  startWriting,
  listStoredIds,
  type Ledger,
  type ProgramClient,
} from '#server/testing/program-client.ts';
import { printedSetupCode, startTwoProcesses, type TwoProcesses } from '#server/testing/two-processes.ts';

const MONTH = 'from=2026-11-01&to=2026-11-30';
const COFFEE = { description: 'Coffee', amount: 12.5, date: '2026-11-20' };

let both: TwoProcesses;
afterEach(() => both.stop());

/** Signs up the administrator through the proxy. */
async function signUpAdmin(): Promise<ProgramClient> {
  const [program] = both.programs;
  const setupCode = program === undefined ? '' : await printedSetupCode(program);
  return await signUpAt(both.proxy, 'boss@example.org', { setupCode });
}

/** Opens a stream of the user at each process. */
function openStreams({ cookie }: ProgramClient): Promise<ProgramStream[]> {
  return Promise.all(both.urls.map((url) => openStreamAt(url, cookie)));
}

describe('two processes behind a plain proxy', () => {
  it('both serve an empty database after starting at the same time, with the same responses', async () => {
    both = await startTwoProcesses();
    const client = await signUpAt(both.proxy, 'ana@example.org');
    const { id } = (await client.ask('POST', '/api/v1/expenses', COFFEE)).body;
    for (const url of both.urls) {
      const response = await fetch(`${url}/api/v1/expenses/total?${MONTH}`, {
        headers: { cookie: client.cookie },
      });
      expect(await response.json()).toEqual({ total: 12.5 });
    }
    expect(await listStoredIds(client)).toEqual([id]);
    expect(new Set(await Promise.all(both.programs.map(printedSetupCode))).size).toBe(1);
  });

  it('send a write to tabs at both, count their user once, and close both tabs at a suspension', async () => {
    both = await startTwoProcesses();
    const admin = await signUpAdmin();
    const user = await signUpAt(both.proxy, 'ana@example.org');
    const streams = await openStreams(user);
    await user.ask('POST', '/api/v1/expenses', COFFEE);
    for (const stream of streams) await stream.receives('event: records');

    const { items } = (await admin.get('/api/v1/admin/online-users')).body as {
      items: { id: string; email: string }[];
    };
    const shownUsers = items.filter(({ email }) => email === 'ana@example.org');
    expect(shownUsers).toHaveLength(1);

    const suspension = `/api/v1/admin/users/${shownUsers[0]?.id}/suspension`;
    expect((await admin.ask('PUT', suspension, { isSuspended: true })).status).toBe(200);
    for (const stream of streams) expect(await stream.ends()).toContain('accountSuspended');
    // One request reaches each process.
    expect((await user.get('/api/v1/me')).status).toBe(403);
    expect((await user.get('/api/v1/me')).status).toBe(403);
  });

  it('count wrong passwords together', async () => {
    both = await startTwoProcesses();
    await signUpAt(both.proxy, 'ana@example.org');
    const wrong = { email: 'ana@example.org', password: 'a wrong password' };
    const signIn = async (url: string) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(wrong);
      return (await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers, body })).status;
    };
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push(await signIn(both.urls[n % 2] ?? ''));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('make the daily backup once, although both find it due at the same time', async () => {
    both = await startTwoProcesses();
    const admin = await signUpAdmin();
    const change = await admin.ask('PATCH', '/api/v1/admin/settings', { backupSchedule: 'daily' });
    expect(change.status).toBe(200);
    for (const program of both.programs) {
      program.signal('SIGTERM');
      await program.ended;
    }
    // Without its row, the job is due as if ten minutes had passed.
    await runAsAdmin(both.databaseUrl, 'delete from jobs');
    await Promise.all([both.startAgain(0), both.startAgain(1)]);
    const countBackups = async () => {
      const response = await admin.get('/api/v1/admin/audit?action=backupMade').catch(() => undefined);
      return (response?.body['items'] as unknown[] | undefined)?.length;
    };
    await expect.poll(countBackups, { timeout: 10_000 }).toBe(1);
    // Wait as long as a second backup would take.
    await wait(1_000);
    expect(await countBackups()).toBe(1);
    expect((await admin.get('/api/v1/admin/backups')).body['items']).toHaveLength(1);
  });

  it('lose no request when they restart one after the other under load', async () => {
    both = await startTwoProcesses({ DRAIN_SECONDS: '1' });
    const client = await signUpAt(both.proxy, 'ana@example.org');
    const ledger: Ledger = { sent: new Map(), acknowledged: new Set() };
    const reading = startReading(client);
    const writing = startWriting(client, ledger);
    for (const index of [0, 1]) {
      const program = both.programs[index];
      program?.signal('SIGTERM');
      expect(await program?.ended).toEqual({ code: 0, signal: null });
      await both.startAgain(index);
      // Give the proxy time to notice.
      await wait(300);
    }
    await writing.stop();
    expect(await reading.stop()).toEqual([200]);
    // The proxy knew in time and had to retry nothing.
    expect(both.proxy.refusals()).toBe(0);
    expect(ledger.sent.size).toBeGreaterThan(100);
    expect(ledger.acknowledged.size).toBe(ledger.sent.size);
    expect((await listStoredIds(client)).toSorted()).toEqual([...ledger.sent.keys()].toSorted());
  });
});

/** Reads summaries, four at a time, until it is stopped; returns the distinct statuses. */
function startReading(client: ProgramClient): { stop: () => Promise<number[]> } {
  const stopping = new AbortController();
  const statuses = new Set<number>();
  const reading = Array.from({ length: 4 }, async () => {
    while (!stopping.signal.aborted) {
      const response = await client.get(`/api/v1/summary?${MONTH}`).catch(() => ({ status: 0 }));
      statuses.add(response.status);
    }
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(reading);
      return [...statuses];
    },
  };
}
