import { expect, test } from 'vitest';
import { TimeZone } from '#shared/contract/fields.ts';
import { timeZoneOptions } from './time-zones.ts';

const NOVEMBER = Date.parse('2026-11-21T12:00:00Z');
const JULY = Date.parse('2026-07-21T12:00:00Z');

function findLabel(name: string, nowMs = NOVEMBER): string | undefined {
  return timeZoneOptions('UTC', nowMs).find(({ value }) => value === name)?.label;
}

test('a zone is named with its offset, which follows summer time', () => {
  expect(findLabel('Europe/Madrid')).toBe('Europe/Madrid (GMT+1)');
  expect(findLabel('Europe/Madrid', JULY)).toBe('Europe/Madrid (GMT+2)');
  expect(findLabel('America/New_York')).toBe('America/New York (GMT-5)');
  expect(findLabel('UTC')).toMatch(/^UTC \(GMT(\+0)?\)$/);
});

test('the list has each zone once, and the server accepts it', () => {
  const names = timeZoneOptions('UTC', NOVEMBER).map(({ value }) => value);
  expect(names.filter((name) => !TimeZone.safeParse(name).success)).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(400);
});

test('a chosen zone with an older name is in the list', () => {
  const options = timeZoneOptions('Asia/Calcutta', NOVEMBER);
  expect(options.some(({ value }) => value === 'Asia/Calcutta')).toBe(true);
});
