import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MAX_IMPORT_ROWS_AT_ONCE } from '#shared/limits.ts';
import { isDeep, scaled } from '#shared/testing/scaled.ts';
import { addedRow, IMPORTS, newSource, SOURCES } from '#server/testing/import-rows.ts';
import { makeKillableProgram } from '#server/testing/killable-program.ts';
import { signUpAt, type ProgramClient } from '#server/testing/program-client.ts';

const ROWS = isDeep() ? 10_000 : 4_000;
const KILLS = scaled(3);

let program: Awaited<ReturnType<typeof makeKillableProgram>>;
beforeEach(async () => {
  program = await makeKillableProgram();
  await program.start();
});
afterEach(() => program.remove());

const countTransactions = async (client: ProgramClient) =>
  (await client.get('/api/v1/transactions/totals')).body['count'] as number;

/** Runs a job, and kills the program a moment after the job has begun. */
async function killDuring(job: () => Promise<unknown>, hasBegun: () => Promise<boolean>): Promise<void> {
  const jobEnd = job().catch(() => undefined);
  await expect.poll(hasBegun, { timeout: 30_000, interval: 5 }).toBe(true);
  await wait(Math.random() * 100);
  await program.kill();
  await jobEnd;
  await program.start();
}

it(
  `an import of ${ROWS} rows, killed ${KILLS} times and sent again, loses and doubles nothing, and so does its undo`,
  async () => {
    const client = await signUpAt(program, 'ana@example.org');
    const source = newSource();
    const id = uuidv7();
    await client.ask('POST', SOURCES, source);
    await client.ask('POST', IMPORTS, { id, sourceId: source.id, fileName: 'a.csv', format: 'csv' });
    const rows = Array.from({ length: ROWS }, (_, n) => addedRow(n + 1, { amount: 1 }));

    async function sendAll(): Promise<void> {
      for (let start = 0; start < ROWS; start += MAX_IMPORT_ROWS_AT_ONCE) {
        const part = rows.slice(start, start + MAX_IMPORT_ROWS_AT_ONCE);
        const { status, body } = await client.ask('POST', `${IMPORTS}/${id}/rows`, { rows: part });
        expect([status, body]).toMatchObject([200, { state: 'open' }]);
      }
    }

    for (let kill = 0; kill < KILLS; kill++) {
      const before = await countTransactions(client);
      if (before === ROWS) break;
      await killDuring(sendAll, async () => (await countTransactions(client)) > before);
      // Each request is saved whole or not at all.
      expect((await countTransactions(client)) % MAX_IMPORT_ROWS_AT_ONCE).toBe(0);
    }
    await sendAll();
    const finished = await client.ask('POST', `${IMPORTS}/${id}/finish`);
    expect(finished.body).toMatchObject({ state: 'done', added: ROWS });
    const totals = { count: ROWS, income: 0, expenses: ROWS };
    expect((await client.get('/api/v1/transactions/totals')).body).toEqual(totals);
    expect((await client.get('/api/v1/transactions/totals?min=0')).body).toEqual(totals);

    const undo = async () => (await client.ask('DELETE', `${IMPORTS}/${id}`)).status;
    await killDuring(undo, async () => (await countTransactions(client)) < ROWS);
    const remaining = await countTransactions(client);
    expect((await client.get('/api/v1/transactions/totals?min=0')).body['count']).toBe(remaining);
    expect(await undo()).toBe(200);
    expect((await client.get(`${IMPORTS}/${id}`)).body).toMatchObject({ state: 'undone' });
    expect((await client.get('/api/v1/transactions/totals')).body).toEqual({
      count: 0,
      income: 0,
      expenses: 0,
    });
  },
  scaled(120_000),
);
