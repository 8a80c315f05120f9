import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays, today } from '#shared/calendar.ts';
import { scaled } from '#shared/testing/scaled.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { makeKillableProgram } from '#server/testing/killable-program.ts';
import { signUpAt, type ProgramClient } from '#server/testing/program-client.ts';
import { catchUpAll, expectEachOnce, RECURRING, RENT } from '#server/testing/recurring.ts';

const KILLS = scaled(3);
const RULES = 25;
const DAYS = 60;
const ALL = RULES * DAYS;

let program: Awaited<ReturnType<typeof makeKillableProgram>>;
beforeEach(async () => {
  program = await makeKillableProgram();
  await program.start();
});
afterEach(() => program.remove());

const countTransactions = async (client: ProgramClient) =>
  (await client.get('/api/v1/transactions/totals')).body['count'] as number;

const postAs = ({ ask }: ProgramClient) => ({ post: (path: string) => ask('POST', path) });

/** Adds daily recurring transactions that were not caught up since a given day. */
async function addPast(client: ProgramClient, first_day: string): Promise<void> {
  const rule = { ...RENT, amount: 1, unit: 'day', firstDay: addDays(first_day, DAYS) };
  for (let n = 0; n < RULES; n++) expect((await client.ask('POST', RECURRING, rule)).status).toBe(201);
  await program.kill();
  const database = await connectDatabase(program.location);
  await database.write(async (trx) => {
    await trx
      .updateTable('recurring')
      .set({ first_day, open_from: first_day, next_day: first_day })
      .execute();
    // Without its row, the job runs at the start.
    await trx.deleteFrom('jobs').execute();
  });
  await database.close();
}

it(
  `each of ${ALL} due days is posted once, although the program is killed ${KILLS} times while it catches up`,
  async () => {
    const client = await signUpAt(program, 'ana@example.org', { currency: 'EUR' });
    const currentDay = today('UTC', Date.now());
    const firstDay = addDays(currentDay, -DAYS + 1);
    await addPast(client, firstDay);

    const counts: number[] = [0];
    await program.start();
    for (let kill = 0; kill < KILLS && (counts.at(-1) ?? 0) < ALL; kill++) {
      const before = counts.at(-1) ?? 0;
      // The first time, the job posts the days, and the lease of the killed program stays. So requests post later ones.
      const running = kill === 0 ? undefined : catchUpAll(postAs(client)).catch(() => undefined);
      await expect
        .poll(() => countTransactions(client), { timeout: 30_000, interval: 2 })
        .toBeGreaterThan(before);
      await wait(Math.random() * 20);
      await program.kill();
      await running;
      await program.start();
      counts.push(await countTransactions(client));
    }
    expect(counts.some((count) => count > 0 && count < ALL)).toBe(true);

    await catchUpAll(postAs(client));
    await expectEachOnce(client, { from: firstDay, to: currentDay, count: ALL });
    const totals = { count: ALL, income: 0, expenses: ALL };
    expect((await client.get('/api/v1/transactions/totals')).body).toEqual(totals);
    // With a filter, the totals are sums of the transactions.
    expect((await client.get('/api/v1/transactions/totals?min=0')).body).toEqual(totals);
  },
  scaled(120_000),
);
