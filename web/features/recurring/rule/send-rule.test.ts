import { expect, it } from 'vitest';
import type { NewRecurring } from '#shared/contract/recurring.ts';
import { lossyServer } from '#web/testing/lossy-server.ts';
import { sendLater, sendRule } from './send-rule.ts';

const server = lossyServer();
const RENT: NewRecurring & { id: string } = {
  id: 'rule',
  type: 'expense',
  description: 'Rent',
  amount: 900,
  isEstimate: false,
  category: 'housing',
  unit: 'month',
  every: 1,
  firstDay: '2026-12-01',
  secondDay: null,
  on: 'day',
  shift: 'none',
  endDay: null,
  mode: 'post',
};

it('stores a rule once, with its correction, if the first response was lost', async () => {
  await expect(sendRule(RENT)).rejects.toThrow('offline');
  await sendRule({ ...RENT, amount: 950, firstDay: '2026-12-02' });
  expect([...server.stored]).toMatchObject([['rule', { amount: 950, firstDay: '2026-12-02' }]]);
});

it('stores the corrected type of a rule if the first response was lost', async () => {
  await expect(sendRule(RENT)).rejects.toThrow('offline');
  await sendRule({ ...RENT, type: 'income', category: 'salary' });
  expect([...server.stored]).toMatchObject([['rule', { type: 'income', category: 'salary' }]]);
});

it('stores a change of later occurrences once, with its correction, if the first response was lost', async () => {
  const change = { id: 'rule', from: { day: '2027-01-01', newId: 'later' } };
  const lostSend = sendLater({ ...change, body: { ...RENT, note: 'New' }, changes: { note: 'New' } });
  await expect(lostSend).rejects.toThrow('offline');
  await sendLater({ ...change, body: { ...RENT, note: '', amount: 960 }, changes: { amount: 960 } });
  expect([...server.stored]).toMatchObject([['later', { amount: 960, note: '' }]]);
});
