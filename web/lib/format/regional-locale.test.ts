import { describe, expect, it } from 'vitest';
import { formatDay } from '#shared/calendar.ts';
import { regionalLocale } from './regional-locale.ts';

const NOWHERE = { country: null, timeZone: 'UTC' };
const MADRID = { country: null, timeZone: 'Europe/Madrid' };

describe('the locale of a person', () => {
  it.each([
    ['a region that somebody chose in the browser', 'en', MADRID, ['es-ES', 'en-GB'], 'en-GB'],
    ['a Mexican region that somebody chose in the browser', 'es', MADRID, ['es-MX', 'es-ES'], 'es-MX'],
    ['the country of the profile', 'en', { ...MADRID, country: 'IN' }, ['en-US'], 'en-IN'],
    ['the world outside the US by the time zone', 'en', MADRID, ['es-ES'], 'en-001'],
    ['the world where amounts have another decimal mark', 'en', { ...MADRID, country: 'ES' }, [], 'en-001'],
    ['the US by the time zone', 'en', { ...NOWHERE, timeZone: 'America/Chicago' }, ['es-ES'], 'en-US'],
    ['the US in a town of Indiana', 'en', { ...NOWHERE, timeZone: 'America/Indiana/Knox' }, ['es'], 'en-US'],
    ['the world in a country without English', 'en', { ...NOWHERE, country: 'CO' }, ['es-CO'], 'en-001'],
    ['the browser’s, if the profile names no place', 'en', NOWHERE, ['en-US', 'es-ES'], 'en-US'],
    ['the language alone, if the browser lacks it', 'es', NOWHERE, ['en-US'], 'es'],
    ['the language alone in a country typed by hand', 'es', { ...NOWHERE, country: 'Utopia' }, [], 'es'],
  ])('is %s', (_, language, where, tags, locale) => {
    expect(regionalLocale(language, where, tags)).toBe(locale);
  });

  it('skips a tag that Intl refuses, such as the tag of a Chromium without a locale', () => {
    const locale = regionalLocale('en', NOWHERE, ['en-US@posix', 'C']);
    expect(locale).toBe('en');
    expect(() => new Intl.DateTimeFormat(locale)).not.toThrow();
  });

  it('writes the day before the month outside the US', () => {
    const dayIn = (where: typeof MADRID) =>
      formatDay('2026-11-21', regionalLocale('en', where, ['es-ES']), { dateStyle: 'medium' });
    expect(dayIn(MADRID)).toBe('21 Nov 2026');
    expect(dayIn({ ...NOWHERE, timeZone: 'America/New_York' })).toBe('Nov 21, 2026');
  });
});
