import { expect, it } from 'vitest';
import { daysLeft, deletionDay } from './deletion-day.ts';

it.each([
  ['2026-11-21T23:30:00Z', 'UTC', '2026-11-21'],
  ['2026-11-21T23:30:00Z', 'Europe/Madrid', '2026-11-22'],
  ['2026-11-21T02:00:00Z', 'America/Bogota', '2026-11-20'],
])('a deletion at %s in %s belongs to %s', (deletedAt, timeZone, day) => {
  expect(deletionDay(deletedAt, timeZone)).toBe(day);
});

it.each([
  ['2026-11-21', '2026-11-21', 30],
  ['2026-11-20', '2026-11-21', 29],
  ['2026-10-23', '2026-11-21', 1],
  ['2026-10-22', '2026-11-21', 0],
  ['2026-10-21', '2026-11-21', 0],
  // The browser's clock is behind.
  ['2026-11-22', '2026-11-21', 30],
])('a deletion on %s can, on %s, be undone for %i more days', (deletedOn, today, left) => {
  expect(daysLeft(deletedOn, today)).toBe(left);
});
