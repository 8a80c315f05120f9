import { expect, it } from 'vitest';
import { lossyServer } from '#web/testing/lossy-server.ts';
import { sendEntry, sendGoal } from './api.ts';

const server = lossyServer();
const goal = (target: number) => sendGoal({ id: 'goal', name: 'Bici', target, day: null });
const entry = (amount: number) => sendEntry('goal', { id: 'entry', amount, day: '2026-11-20' });

it('a goal whose answer was lost is there once, with what was corrected', async () => {
  await expect(goal(600)).rejects.toThrow('offline');
  await goal(700);
  expect([...server.stored]).toEqual([['goal', { name: 'Bici', target: 700, day: null }]]);
});

it('an entry whose answer was lost is there once, with what was corrected', async () => {
  await expect(entry(100)).rejects.toThrow('offline');
  await entry(120);
  expect([...server.stored]).toEqual([['entry', { amount: 120, day: '2026-11-20' }]]);
});

it('an entry is there once even where answers to its correction are lost', async () => {
  await expect(entry(100)).rejects.toThrow('offline');
  // Of the deletion.
  server.lose(2);
  await expect(entry(120)).rejects.toThrow('offline');
  expect(server.stored.size).toBe(0);
  // Of what is added again.
  server.lose(1);
  await expect(entry(120)).rejects.toThrow('offline');
  await entry(120);
  expect([...server.stored]).toEqual([['entry', { amount: 120, day: '2026-11-20' }]]);
});
