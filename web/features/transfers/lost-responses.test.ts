import { expect, it } from 'vitest';
import { lossyServer } from '#web/testing/lossy-server.ts';
import { sendTransfer } from './api.ts';

const server = lossyServer();

it('stores a transfer once, with its correction, if the first response was lost', async () => {
  const transfer = { date: '2026-11-20', fromAccount: 'bank', toAccount: null };
  await expect(sendTransfer({ id: 'transfer', ...transfer, amount: 20 })).rejects.toThrow('offline');
  await sendTransfer({ id: 'transfer', ...transfer, amount: 200 });
  expect([...server.stored]).toEqual([['transfer', { ...transfer, amount: 200 }]]);
});
