import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatDay } from '#shared/calendar.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { readDay } from './read-day.ts';

const TODAY = '2026-11-21';

describe('a typed date', () => {
  it('reads back every day that the form shows, in every language', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), fc.integer({ min: -20_000, max: 366 }), (locale, days) => {
        const day = addDays(TODAY, days);
        for (const dateStyle of ['medium', 'long'] as const)
          expect(readDay(formatDay(day, locale, { dateStyle }), locale, TODAY)).toBe(day);
        const numeric = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
        expect(readDay(formatDay(day, locale, numeric), locale, TODAY)).toBe(day);
        expect(readDay(day, locale, TODAY)).toBe(day);
      }),
    );
  });

  it.each([
    ['5/11/2026', 'es', '2026-11-05'],
    ['5/11/2026', 'en', '2026-05-11'],
    ['21/11/2026', 'en', '2026-11-21'],
    ['11/21/2026', 'es', '2026-11-21'],
    ['21.11.26', 'es', '2026-11-21'],
    ['21-11', 'es', '2026-11-21'],
    ['1/2', 'en', '2026-01-02'],
    ['15 nov', 'es', '2026-11-15'],
    ['15 de noviembre', 'es', '2026-11-15'],
    ['3 sept 2025', 'es', '2025-09-03'],
    ['Nov 15', 'en', '2026-11-15'],
    ['15 november', 'en', '2026-11-15'],
    ['HOY', 'es', TODAY],
    ['ayer', 'es', '2026-11-20'],
    ['anteayer', 'es', '2026-11-19'],
    ['manana', 'es', '2026-11-22'],
    ['yesterday', 'en', '2026-11-20'],
    ['15 ene 2026', 'en', '2026-01-15'],
    ['Jan 15, 2026', 'es', '2026-01-15'],
    ['29/2/2024', 'es', '2024-02-29'],
  ])('%s in %s is %s', (text, locale, day) => {
    expect(readDay(text, locale, TODAY)).toBe(day);
  });

  it.each([
    '',
    '21',
    '30/2/2026',
    '29/2/2026',
    '2026-13-01',
    '13/13/2026',
    '1/1/26/1',
    '1 26 2 nov',
    '1/1/202',
    'nov',
    '15 xyz',
    '15 no',
    'soon',
    '15 nov nov',
    '1 2 nov 2026',
    '15€11',
    '2026-11',
  ])('%j is an invalid date', (text) => {
    for (const locale of LANGUAGES) expect(readDay(text, locale, TODAY)).toBeUndefined();
  });
});
