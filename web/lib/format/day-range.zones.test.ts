import { expect, it } from 'vitest';
import { DAY_FORMATS } from './day-formats.ts';
import { formatDayRange } from './day-range.ts';

it.each([
  ['en', '2026-11-21', 'November 1\u2060–\u206021, 2026'],
  ['en-GB', '2026-11-21', '1\u2060–\u206021 November 2026'],
  ['es', '2026-11-21', '1\u2060–\u206021 de noviembre de 2026'],
  ['en', '2026-12-03', 'November 1 – December 3, 2026'],
  ['en-GB', '2026-12-03', '1 November – 3 December 2026'],
  ['es', '2026-12-03', '1 de noviembre – 3 de diciembre de 2026'],
  ['en', '2026-11-01', 'November 1, 2026'],
])('a range of days in %s to %s is %s', (locale, to, text) => {
  const range = formatDayRange({ from: '2026-11-01', to }, locale, DAY_FORMATS.long);
  expect(range.replace(/\s/g, ' ')).toBe(text);
});
