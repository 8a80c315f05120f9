import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isDeep } from '#shared/testing/scaled.ts';
import { freePort } from '#server/testing/free-port.ts';
import { runProgram, type Program } from '#server/testing/program.ts';
import { signUpAt, startWriting, listStoredIds, type Ledger } from '#server/testing/program-client.ts';
import { openStreamAt } from '#server/testing/program-stream.ts';
import { startRoundRobinProxy } from '#server/testing/round-robin-proxy.ts';
import { printedSetupCode } from '#server/testing/two-processes.ts';
import { startPostgres, type RunningPostgres } from '#server/testing/start-postgres.ts';
import { makeTestFolder } from '#server/testing/make-test-folder.ts';

const SECRET = 'a secret for tests, thirty-two bytes or more';
const UNAVAILABLE = { status: 503, sentence: 'Database service is not available.' };
const CRASHES = isDeep() ? 5 : 2;
const MONTH = 'from=2026-11-01&to=2026-11-30';

let folder: string;
const programs: Program[] = [];
beforeEach(() => {
  folder = makeTestFolder();
});
afterEach(async () => {
  for (const program of programs.splice(0)) await program.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function start(port: number, environment: Record<string, string>): Promise<Program> {
  const program = runProgram({ DATA_DIR: join(folder, 'data'), PORT: String(port), SECRET, ...environment });
  programs.push(program);
  await program.started();
  return program;
}

describe('a database that crashes', () => {
  let postgres: RunningPostgres;
  beforeEach(async () => {
    postgres = await startPostgres({ isDurable: true });
  });
  afterEach(() => postgres.stop());

  it('causes its own error for ten seconds, never a zero, and works five seconds after its return', async () => {
    const [port, proxyPort] = [await freePort(), await freePort()];
    const BASE_URL = `http://127.0.0.1:${proxyPort}`;
    const program = await start(port, { DATABASE_URL: postgres.url, BASE_URL });
    const setupCode = await printedSetupCode(program);
    const proxy = await startRoundRobinProxy(proxyPort, [`http://127.0.0.1:${port}`]);
    const client = await signUpAt(proxy, 'ana@example.org', { setupCode });
    expect((await client.ask('POST', '/api/v1/expenses', expense(12.5))).status).toBe(201);
    const stream = await openStreamAt(`http://localhost:${port}`, client.cookie);

    await postgres.crash();
    const backAt = Date.now() + 10_000;
    while (Date.now() < backAt) {
      for (const [method, path, body] of REQUESTS) {
        const { status, body: response } = await client.ask(method, path, body);
        expect([path, status, response['error']]).toEqual([path, UNAVAILABLE.status, UNAVAILABLE.sentence]);
      }
      expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(503);
      expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
      expect((await fetch(`${proxy.url}/login`)).status).toBe(200);
      await wait(500);
    }
    await postgres.startAgain();
    const total = () => client.get(`/api/v1/expenses/total?${MONTH}`);
    await expect.poll(total, { timeout: 5_000 }).toEqual({ status: 200, body: { total: 12.5 } });
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
    expect((await client.ask('POST', '/api/v1/incomes', expense(20))).status).toBe(201);
    expect((await client.get('/api/v1/admin/metrics')).status).toBe(200);
    // The server tells the browser to reload, and then sends events as before.
    await stream.receives('event: missed');
    await client.ask('POST', '/api/v1/expenses', expense(1));
    await stream.receives('event: records');
    await proxy.stop();
  });

  it(`loses no acknowledged write and doubles none, ${CRASHES} times under 32 writers`, async () => {
    const port = await freePort();
    await start(port, { DATABASE_URL: postgres.url });
    const client = await signUpAt({ url: `http://localhost:${port}` }, 'ana@example.org');
    const ledger: Ledger = { sent: new Map(), acknowledged: new Set() };
    for (let crash = 0; crash < CRASHES; crash++) {
      const before = ledger.acknowledged.size;
      const writing = startWriting(client, ledger);
      await expect.poll(() => ledger.acknowledged.size, { timeout: 15_000 }).toBeGreaterThan(before + 32);
      await wait(Math.random() * 50);
      await postgres.crash();
      await writing.stop();
      await postgres.startAgain();
      const ready = () => fetch(`http://localhost:${port}/readyz`).then(({ status }) => status);
      await expect.poll(ready, { timeout: 5_000 }).toBe(200);
      const storedIds = new Set(await listStoredIds(client));
      expect([...ledger.acknowledged].filter((id) => !storedIds.has(id))).toEqual([]);
    }
    for (const body of ledger.sent.values()) {
      expect((await client.ask('POST', '/api/v1/expenses', body)).status).toBe(201);
    }
    expect((await listStoredIds(client)).toSorted()).toEqual([...ledger.sent.keys()].toSorted());
    const { body } = await client.get(`/api/v1/expenses/total?${MONTH}`);
    expect(body).toEqual({ total: ledger.sent.size });
  });
});

const REQUESTS: [method: string, path: string, body?: object][] = [
  ['GET', `/api/v1/expenses/total?${MONTH}`],
  ['GET', `/api/v1/summary?${MONTH}`],
  ['GET', '/api/v1/expenses?order=date'],
  ['GET', '/api/v1/transactions/recent'],
  ['GET', '/api/v1/me'],
  ['POST', '/api/v1/expenses', { description: 'Coffee', amount: 1, date: '2026-11-20' }],
  ['POST', '/api/auth/sign-in/email', { email: 'ana@example.org', password: 'plain-horse-battery' }],
];

function expense(amount: number) {
  return { description: 'Coffee', amount, date: '2026-11-20' };
}
