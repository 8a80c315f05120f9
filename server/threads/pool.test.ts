import { afterEach, expect, it } from 'vitest';
import type { OddRequest } from '#server/testing/odd-thread.ts';
import { createPool, type Pool } from './pool.ts';

const ANSWER: OddRequest = { act: 'answer' };
const SILENT: OddRequest = { act: 'stay silent' };

let pool: Pool<OddRequest, number>;
afterEach(() => pool.stop());

function openPool(threads: number) {
  const script = new URL('../testing/odd-thread.ts', import.meta.url);
  pool = createPool<OddRequest, number>({ script, threads, maxWaitingOfUser: 10 });
}

it('serves one user while the work of another takes long', async () => {
  openPool(2);
  const slow = pool.ask('ana', SILENT).catch(() => 'stopped');
  const behind = pool.ask('ana', ANSWER).catch(() => 'stopped');
  expect(await pool.ask('bob', ANSWER)).toBe(1);
  await pool.stop();
  expect(await Promise.all([slow, behind])).toEqual(['stopped', 'stopped']);
});

it('uses the thread that last worked for the user', async () => {
  openPool(2);
  expect(await Promise.all([pool.ask('ana', ANSWER), pool.ask('bob', ANSWER)])).toEqual([1, 1]);
  expect([await pool.ask('bob', ANSWER), await pool.ask('bob', ANSWER)]).toEqual([2, 3]);
  expect(await pool.ask('ana', ANSWER)).toBe(2);
});

it('starts no thread after it was stopped', async () => {
  openPool(1);
  await pool.stop();
  await expect(pool.ask('ana', ANSWER)).rejects.toThrow('The threads were stopped.');
});
