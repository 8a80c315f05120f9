import { expect } from 'vitest';
import { today } from '#shared/calendar.ts';
import type { listBalances } from '#shared/contract/balances.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { readExport } from './restores.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';
import { BALANCES } from './transfers.ts';

const cents = (amount: number) => Math.round(amount * 100);

/** Expects that each balance is the opening plus what the rows of the export since then add up to. */
export async function expectBalances(app: TestApp, user: TestClient): Promise<void> {
  const { sources, records, transfers } = await readExport(user);
  const currentDay = today('UTC', app.clock.now);
  const { items } = (await user.get(BALANCES)).body as OutputOf<typeof listBalances>;
  const expected = sources.map(({ id, opening }) => {
    const isCounted = ({ date }: { date: string }) =>
      opening !== null && date >= opening.day && date <= currentDay;
    const ofAccount = records.filter((each) => each.account === id && isCounted(each));
    const live = transfers.filter((each) => each.deletedAt === null && isCounted(each));
    const total = [
      ...ofAccount.map(({ type, amount }) => (type === 'income' ? cents(amount) : -cents(amount))),
      ...live.filter((each) => each.toAccount === id).map(({ amount }) => cents(amount)),
      ...live.filter((each) => each.fromAccount === id).map(({ amount }) => -cents(amount)),
    ].reduce((sum, each) => sum + each, cents(opening?.amount ?? 0));
    return [id, opening === null || opening.day > currentDay ? null : total];
  });
  const actual = items.map(({ id, balance }) => [id, balance === null ? null : cents(balance)]);
  expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected));
}
