import { expect, it } from 'vitest';
import { isBackupDue, isBackupLate } from './schedule.ts';

const NOW = Date.parse('2026-11-23T06:00:00Z');
const daysAgo = (days: number) => NOW - days * 24 * 60 * 60_000;

it('a daily backup is late after two days, a weekly one after eight', () => {
  expect(isBackupLate('daily', daysAgo(2), NOW)).toBe(false);
  expect(isBackupLate('daily', daysAgo(2.01), NOW)).toBe(true);
  expect(isBackupLate('weekly', daysAgo(8), NOW)).toBe(false);
  expect(isBackupLate('weekly', daysAgo(8.01), NOW)).toBe(true);
});

it('without a schedule an existing backup is late after two days, and a missing one is not late', () => {
  expect(isBackupLate('off', daysAgo(3), NOW)).toBe(true);
  expect(isBackupLate('off', undefined, NOW)).toBe(false);
  expect(isBackupLate('daily', undefined, NOW)).toBe(true);
});

it('no backup is due without a schedule', () => {
  expect(isBackupDue('off', daysAgo(400), NOW)).toBe(false);
  expect(isBackupDue('daily', undefined, NOW)).toBe(true);
});
