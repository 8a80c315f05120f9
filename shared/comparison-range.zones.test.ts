import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { comparisonRange } from './periods.ts';

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the range that a period is compared with', () => {
  it.each([
    ['a past month with the month before', '2026-09-01', '2026-09-30', '2026-08-01', '2026-08-31'],
    ['a running month up to the same day', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-21'],
    ['a past year with the year before', '2024-01-01', '2024-12-31', '2023-01-01', '2023-12-31'],
    ['a running year up to the same day', '2026-01-01', '2026-12-31', '2025-01-01', '2025-11-21'],
    ['three past months with the three before', '2026-07-01', '2026-09-30', '2026-04-01', '2026-06-30'],
    ['three months over the new year', '2025-11-01', '2026-01-31', '2025-08-01', '2025-10-31'],
    [
      'the end of a past month with as many days before',
      '2026-09-10',
      '2026-09-30',
      '2026-08-20',
      '2026-09-09',
    ],
    ['a past month from pay day to pay day', '2026-03-25', '2026-04-24', '2026-02-25', '2026-03-24'],
    [
      'a running month from pay day up to the same day',
      '2026-10-25',
      '2026-11-24',
      '2026-09-25',
      '2026-10-21',
    ],
    ['ten past days with the ten before', '2026-11-01', '2026-11-10', '2026-10-22', '2026-10-31'],
    ['running days up to the same elapsed day', '2026-11-16', '2026-11-29', '2026-11-02', '2026-11-07'],
    ['a single past day with the day before', '2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['today alone with yesterday', '2026-11-21', '2026-11-21', '2026-11-20', '2026-11-20'],
    [
      'a month that has not begun with the whole month before',
      '2027-01-01',
      '2027-01-31',
      '2026-12-01',
      '2026-12-31',
    ],
  ])('%s', (_, from, to, expectedFrom, expectedTo) => {
    expect(comparisonRange({ from, to }, '2026-11-21')).toEqual({ from: expectedFrom, to: expectedTo });
  });

  it('is a whole month on the last day of the month, even if the month before is longer', () => {
    const february = { from: '2026-02-01', to: '2026-02-28' };
    expect(comparisonRange(february, '2026-02-28')).toEqual({ from: '2026-01-01', to: '2026-01-31' });
    expect(comparisonRange(february, '2026-02-27')).toEqual({ from: '2026-01-01', to: '2026-01-27' });
  });

  it('is a whole month on the last day of the month, even if the month before is shorter', () => {
    const march = { from: '2026-03-01', to: '2026-03-31' };
    expect(comparisonRange(march, '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(comparisonRange(march, '2026-03-30')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(comparisonRange(march, '2026-03-10')).toEqual({ from: '2026-02-01', to: '2026-02-10' });
  });

  it('is before the period and is never empty', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 800 }), day, (from, length, now) => {
        const range = { from, to: addDays(from, length) };
        const before = comparisonRange(range, now);
        expect(before.from <= before.to).toBe(true);
        expect(before.to < range.from).toBe(true);
      }),
    );
  });
});
