import { expect, it } from 'vitest';
import type { NewRecurringTransfer } from '#shared/contract/recurring-transfers.ts';
import { lossyServer } from '#web/testing/lossy-server.ts';
import { sendTransfer } from '../api.ts';
import { sendRecurringTransfer } from './api.ts';
import { deleteLost } from './delete-lost.ts';

const server = lossyServer();
const SAVINGS: NewRecurringTransfer & { id: string } = {
  id: 'rule',
  fromAccount: 'bank',
  toAccount: 'savings',
  amount: 20,
  note: '',
  unit: 'month',
  every: 1,
  firstDay: '2026-12-01',
  secondDay: null,
  on: 'day',
  shift: 'none',
  endDay: null,
};
const ONCE = { fromAccount: 'bank', toAccount: 'savings', amount: 20, date: '2026-12-01' };

it('stores a recurring transfer once, with its correction, if the first response was lost', async () => {
  await expect(sendRecurringTransfer(SAVINGS)).rejects.toThrow('offline');
  await sendRecurringTransfer({ ...SAVINGS, amount: 200, firstDay: '2026-12-02' });
  const corrected = { amount: 200, schedule: { firstDay: '2026-12-02' } };
  expect([...server.stored]).toMatchObject([['rule', corrected]]);
});

it('stores only the recurring transfer if the response of the transfer that happens once was lost', async () => {
  await expect(sendTransfer({ ...ONCE, id: 'rule' })).rejects.toThrow('offline');
  await deleteLost('once', 'rule');
  await sendRecurringTransfer(SAVINGS);
  expect([...server.stored]).toMatchObject([['rule', { firstDay: '2026-12-01' }]]);
});
