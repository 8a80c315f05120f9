import { formatDay } from '#shared/calendar.ts';
import type { Text } from './repeats.ts';

// How people and banks write a payee, with the parts that change from one transaction to the next.

export const CITIES = ['MADRID', 'SEVILLA', 'Bilbao', 'LONDON', 'AUSTIN TX', 'CDMX'];
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

/** The same words in each transaction. */
export const plain =
  (words: string): Text =>
  () =>
    words;

/** One of several spellings of a person, mostly the first. */
export const byHand =
  (usual: string, ...others: readonly string[]): Text =>
  ({ chance }) =>
    others.length > 0 && chance.is(0.12) ? chance.pick(others) : chance.is(0.2) ? usual.toLowerCase() : usual;

/** `{n}` digits, `{code}`, `{date}`, `{month}`, `{year}`, `{city}` and `{count}` change. */
export const written =
  (pattern: string, locale = 'es-ES'): Text =>
  ({ day, number, city, chance }) =>
    pattern
      .replace(/\{(\d+)\}/g, (_, count) => chance.digits(Number(count)))
      .replace('{code}', () => Array.from({ length: 8 }, () => LETTERS[chance.whole(0, 33)]).join(''))
      .replace('{date}', `${day.slice(8)}/${day.slice(5, 7)}`)
      .replace('{day}', `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`)
      .replace('{month}', formatDay(day, locale, { month: 'long' }))
      .replace('{mon}', formatDay(day, locale, { month: 'short' }).toUpperCase())
      .replace('{year}', day.slice(0, 4))
      .replace('{yy}', day.slice(2, 4))
      .replace('{city}', () => chance.pick(chance.is(0.75) ? [city] : CITIES))
      .replace('{count}', String(number));

/** One text before occurrence `at`, another one from there on. */
export const renamed =
  (before: Text, after: Text, at: number): Text =>
  (made) =>
    (made.number < at ? before : after)(made);
