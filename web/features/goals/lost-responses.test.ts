import { expect, it } from 'vitest';
import { lossyServer } from '#web/testing/lossy-server.ts';
import { sendEntry, sendGoal } from './api.ts';

const server = lossyServer();
const goal = (target: number) => sendGoal({ id: 'goal', name: 'Bici', target, day: null });
const entry = (amount: number) => sendEntry('goal', { id: 'entry', amount, day: '2026-11-20' });

it('stores a goal once, with its correction, if the first response was lost', async () => {
  await expect(goal(600)).rejects.toThrow('offline');
  await goal(700);
  expect([...server.stored]).toEqual([['goal', { name: 'Bici', target: 700, day: null }]]);
});

it('stores an entry once, with its correction, if the first response was lost', async () => {
  await expect(entry(100)).rejects.toThrow('offline');
  await entry(120);
  expect([...server.stored]).toEqual([['entry', { amount: 120, day: '2026-11-20' }]]);
});

it('stores an entry once even if responses to its correction are lost', async () => {
  await expect(entry(100)).rejects.toThrow('offline');
  // The response to the deletion is lost.
  server.lose(2);
  await expect(entry(120)).rejects.toThrow('offline');
  expect(server.stored.size).toBe(0);
  // The response to the repeated add is lost.
  server.lose(1);
  await expect(entry(120)).rejects.toThrow('offline');
  await entry(120);
  expect([...server.stored]).toEqual([['entry', { amount: 120, day: '2026-11-20' }]]);
});
