import { expect, it } from 'vitest';
import { listMonths, listYears } from './picker-options.ts';

it('lists the months from the first record to the current month, the latest first', () => {
  const span = { first: '2025-11', last: '2026-02', shown: '2026-02' };
  expect(listMonths(span)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
});

it('lists the years from the first record to the current year, the latest first', () => {
  expect(listYears({ first: '2024', last: '2026', shown: '2026' })).toEqual(['2026', '2025', '2024']);
});

it('adds the shown month or year if it is not in the list, and lists nothing else without a record', () => {
  expect(listMonths({ first: '2026-02', last: '2026-02', shown: '1999-12' })).toEqual(['2026-02', '1999-12']);
  expect(listYears({ first: '2026', last: '2026', shown: '2031' })).toEqual(['2031', '2026']);
  expect(listMonths({ first: undefined, last: '2026-02', shown: '2026-02' })).toEqual(['2026-02']);
  expect(listMonths({ first: '2027-01', last: '2026-02', shown: '2026-02' })).toEqual(['2026-02']);
  expect(listYears({ first: '2027', last: '2026', shown: '2026' })).toEqual(['2026']);
});
