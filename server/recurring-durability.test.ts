import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays, today } from '#shared/calendar.ts';
import { scaled } from '#shared/testing/scaled.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { makeKillableProgram } from '#server/testing/killable-program.ts';
import { signUpAt, type ProgramClient } from '#server/testing/program-client.ts';
import { catchUpAll, expectEachOnce, RECURRING, RENT } from '#server/testing/recurring.ts';

const KILLS = scaled(3);
const RECURRING_COUNT = 25;
const DAYS = 60;
const OCCURRENCES = RECURRING_COUNT * DAYS;

let program: Awaited<ReturnType<typeof makeKillableProgram>>;
beforeEach(async () => {
  program = await makeKillableProgram();
  await program.start();
});
afterEach(() => program.remove());

const countTransactions = async (client: ProgramClient) =>
  (await client.get('/api/v1/transactions/totals')).body['count'] as number;

const postAs = ({ ask }: ProgramClient) => ({ post: (path: string) => ask('POST', path) });

/** Adds daily recurring transactions whose days from `first_day` on are not posted yet. */
async function addPast(client: ProgramClient, first_day: string): Promise<void> {
  const recurring = { ...RENT, amount: 1, unit: 'day', firstDay: addDays(first_day, DAYS) };
  for (let n = 0; n < RECURRING_COUNT; n++)
    expect((await client.ask('POST', RECURRING, recurring)).status).toBe(201);
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
  `each of ${OCCURRENCES} due days is posted once, although the program is killed ${KILLS} times while it catches up`,
  async () => {
    const client = await signUpAt(program, 'ana@example.org', { currency: 'EUR' });
    const currentDay = today('UTC', Date.now());
    const firstDay = addDays(currentDay, -DAYS + 1);
    await addPast(client, firstDay);

    const counts: number[] = [0];
    await program.start();
    for (let kill = 0; kill < KILLS && (counts.at(-1) ?? 0) < OCCURRENCES; kill++) {
      const before = counts.at(-1) ?? 0;
      // At first, the job posts days. The lease of the killed program then stays, so requests post the others.
      const catchingUp = kill === 0 ? undefined : catchUpAll(postAs(client)).catch(() => undefined);
      await expect
        .poll(() => countTransactions(client), { timeout: 30_000, interval: 2 })
        .toBeGreaterThan(before);
      await wait(Math.random() * 20);
      await program.kill();
      await catchingUp;
      await program.start();
      counts.push(await countTransactions(client));
    }
    expect(counts.some((count) => count > 0 && count < OCCURRENCES)).toBe(true);

    await catchUpAll(postAs(client));
    await expectEachOnce(client, { from: firstDay, to: currentDay, count: OCCURRENCES });
    const totals = { count: OCCURRENCES, income: 0, expenses: OCCURRENCES };
    expect((await client.get('/api/v1/transactions/totals')).body).toEqual(totals);
    // With a filter, the totals are sums of the transactions.
    expect((await client.get('/api/v1/transactions/totals?min=0')).body).toEqual(totals);
  },
  scaled(120_000),
);
