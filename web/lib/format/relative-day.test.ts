import { describe, expect, it } from 'vitest';
import { relativeDay, relativeName } from './relative-day.ts';

const TODAY = '2026-11-21';

describe('the day of a transaction in a list', () => {
  it.each([
    [TODAY, 'en', 'today'],
    [TODAY, 'es', 'hoy'],
    ['2026-11-20', 'en', 'yesterday'],
    ['2026-11-22', 'es', 'mañana'],
    ['2026-11-15', 'en', 'Nov 15'],
    ['2026-11-15', 'es', '15 nov'],
    ['2025-11-15', 'es', '15 nov 2025'],
    ['2027-01-02', 'en', 'Jan 2, 2027'],
  ])('%s in %s is %s', (day, locale, text) => {
    expect(relativeDay(day, locale, TODAY)).toBe(text);
  });
});

it('names two days ago with a word in Spanish', () => {
  expect(relativeName(-2, 'en')).toBe('2 days ago');
  expect(relativeName(-2, 'es')).toBe('anteayer');
});
