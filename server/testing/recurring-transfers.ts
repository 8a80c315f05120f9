import { expect } from 'vitest';
import type { AccountExport } from '#shared/contract/account.ts';
import { readExport } from './restores.ts';
import type { TestClient } from './test-client.ts';
import { newTransfer } from './transfers.ts';

export const RECURRING_TRANSFERS = '/api/v1/recurring-transfers';

/** A schedule of the first of each month. */
export const MONTHLY = {
  unit: 'month',
  every: 1,
  firstDay: '2026-12-01',
  secondDay: null,
  on: 'day',
  shift: 'none',
  endDay: null,
};

/** Returns a new recurring transfer as the API takes it. */
export function newRecurringTransfer(
  fromAccount: string | null,
  toAccount: string | null,
  fields: Record<string, unknown> = {},
) {
  const { date: _date, ...transfer } = newTransfer(fromAccount, toAccount);
  return { ...transfer, ...MONTHLY, ...fields };
}

/** Adds a recurring transfer, and returns its id. */
export async function addRecurringTransfer(
  user: TestClient,
  ...transfer: Parameters<typeof newRecurringTransfer>
): Promise<string> {
  const { status, body } = await user.post(RECURRING_TRANSFERS, newRecurringTransfer(...transfer));
  expect([status, body]).toMatchObject([201, {}]);
  return body.id as string;
}

/** Returns the days of the user's transfers, the earliest first, without those in the bin. */
export async function listTransferDays(user: TestClient): Promise<string[]> {
  const { transfers } = await readExport(user);
  const isLive = ({ deletedAt }: AccountExport['transfers'][number]) => deletedAt === null;
  return transfers
    .filter(isLive)
    .map(({ date }) => date)
    .toSorted();
}
