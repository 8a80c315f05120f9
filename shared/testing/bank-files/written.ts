import fc from 'fast-check';
import { addDays } from '#shared/calendar.ts';

/** A movement to write into a file. `cents` is not 0, and `text` is one line. */
export type WrittenMovement = { day: string; cents: number; text: string };

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÑÉÜßçø0123456789 .,'.split('');

const text = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 30 })
  .map((letters) => letters.join('').replaceAll(/\s+/g, ' ').trim())
  .filter((line) => /[A-Za-z]/.test(line));

/** Any movements in the `days` days after `firstDay`. */
export function writtenMovements(firstDay: string, days: number): fc.Arbitrary<WrittenMovement[]> {
  const movement = fc.record({
    day: fc.integer({ min: 0, max: days }).map((count) => addDays(firstDay, count)),
    cents: fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).filter((cents) => cents !== 0),
    text,
  });
  return fc.array(movement, { minLength: 1, maxLength: 20 });
}

/** Writes cents with a decimal mark: (-1250, ',') is '-12,50'. */
export function decimal(cents: number, mark: string): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${mark}${digits.slice(-2)}`;
}
