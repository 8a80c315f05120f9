import { expect, it } from 'vitest';
import { acceptedLocales, createFormat } from './format.ts';

it('names both years of a range that crosses a new year, otherwise only the last day’s, unless it is this year', () => {
  const format = createFormat({ language: 'es', currency: 'EUR', country: 'ES', timeZone: 'Europe/Madrid' });
  const dayRange = (from: string, to: string) => format.dayRange({ from, to }, '2026-11-24');
  expect(dayRange('2025-11-01', '2026-10-31')).toEqual(['1 de noviembre de 2025', '31 de octubre de 2026']);
  expect(dayRange('2026-02-01', '2026-10-31')).toEqual(['1 de febrero', '31 de octubre']);
  expect(dayRange('2025-02-01', '2025-10-31')).toEqual(['1 de febrero', '31 de octubre de 2025']);
});

it('repeats the month of the last day if the month comes first and the year is named', () => {
  const format = createFormat({
    language: 'en',
    currency: 'USD',
    country: 'US',
    timeZone: 'America/Chicago',
  });
  const dayRange = (from: string, to: string) => format.dayRange({ from, to }, '2026-11-24');
  expect(dayRange('2026-10-01', '2026-10-18')).toEqual(['October 1', '18']);
  expect(dayRange('2025-10-01', '2025-10-18')).toEqual(['October 1', 'October 18, 2025']);
});

it.each([
  ['en-GB,en-US;q=0.9,en;q=0.8', '28 November', '28 Nov'],
  ['en-US,en;q=0.9', 'November 28', 'Nov 28'],
  ['es-ES, en-GB;q=0.5', '28 November', '28 Nov'],
  ['*, no locale!', 'November 28', 'Nov 28'],
])('writes days as the browser does if the country is unknown: %s', (header, long, short) => {
  const format = createFormat({
    language: 'en',
    currency: 'EUR',
    country: null,
    timeZone: 'UTC',
    locales: acceptedLocales(header),
  });
  expect(format.day('2026-11-28', '2026-11-24')).toBe(long);
  expect(format.day('2026-11-28', '2026-11-24', 'short')).toBe(short);
});

it.each([
  [20, '€20'],
  [1_500, '€1,500'],
  [20.5, '€20.50'],
])('writes the typed amount %s as %s', (amount, text) => {
  const format = createFormat({ language: 'en', currency: 'EUR', country: 'GB', timeZone: 'Europe/London' });
  expect(format.typedMoney(amount)).toBe(text);
});
