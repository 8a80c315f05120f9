import { MONTH } from './names.ts';
import { toUnit } from './unit-words.ts';
import { unitAround } from './units.ts';
import type { Found, Now } from './types.ts';

export const YEAR = '((?:19|20)\\d\\d)';

export const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';

export const THE = '(?:the |el |la |los |las )?';

export const OF = '(?: of| de| del|,)?';

export const around = (unit: string, offset: number, { today, firstDayOfWeek }: Now): Found =>
  unitAround(today, toUnit(unit), offset, firstDayOfWeek);

export const dayOf = (day: string): Found => ({ from: day, to: day, unit: 'day' });

export const pad = (value: number | string) => String(value).padStart(2, '0');

/** What the last days, weeks or months before it are a part of, so that they are not the last ones up to today. */
export const NOT_PART_OF =
  `(?! (?:of|in|del?|from) (?:(?:the|el|la|this|est[ea]) )*(?:year|month|week|quarter|last|previous|ano|mes|semana|trimestre|${MONTH}|20\\d\\d)(?![^ ]))`.replaceAll(
    /\((?!\?)/g,
    '(?:',
  );

/** The last month of a period, which 'the end of the year' is. */
export function endOf(found: Found, now: Now): Found {
  return unitAround(found.to, found.unit === 'week' ? 'week' : 'month', 0, now.firstDayOfWeek);
}
