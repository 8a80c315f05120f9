import { afterEach, expect, it } from 'vitest';
import type { OddRequest } from '#server/testing/odd-thread.ts';
import { createPool, type Pool } from './pool.ts';

const COUNT: OddRequest = { act: 'count' };
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
  const behind = pool.ask('ana', COUNT).catch(() => 'stopped');
  expect(await pool.ask('bob', COUNT)).toBe(1);
  await pool.stop();
  expect(await Promise.all([slow, behind])).toEqual(['stopped', 'stopped']);
});

it('uses the thread that last worked for the user', async () => {
  openPool(2);
  expect(await Promise.all([pool.ask('ana', COUNT), pool.ask('bob', COUNT)])).toEqual([1, 1]);
  expect([await pool.ask('bob', COUNT), await pool.ask('bob', COUNT)]).toEqual([2, 3]);
  expect(await pool.ask('ana', COUNT)).toBe(2);
});

it('starts no thread after it was stopped', async () => {
  openPool(1);
  await pool.stop();
  await expect(pool.ask('ana', COUNT)).rejects.toThrow('The threads were stopped.');
});
