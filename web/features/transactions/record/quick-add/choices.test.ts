import { expect, it } from 'vitest';
import { readLine } from '#shared/quick-add/read-line.ts';
import type { Writer } from '#shared/quick-add/types.ts';
import {
  dropNoAmount,
  choose,
  hasOtherCurrency,
  isUnsure,
  otherReadings,
  toEntry,
  applyChoices,
} from './choices.ts';

const WRITER: Writer = { locale: 'en-GB', today: '2026-11-23', currency: 'EUR', categories: [] };
const read = (line: string) => toEntry(readLine(line, WRITER));

it('uses a chosen value instead of the read value, as long as the line is still read the same', () => {
  const before = read('coffee 2.50');
  const choices = choose(choose({}, before, { day: '2026-11-03' }), before, { kind: 'income' });
  expect(applyChoices(read('big coffee 2.50'), choices)).toEqual({
    ...before,
    description: 'big coffee',
    day: '2026-11-03',
    kind: 'income',
  });
  expect(applyChoices(read('coffee 2.50 yesterday'), choices)).toMatchObject({
    day: '2026-11-22',
    kind: 'income',
  });
});

it('can choose no tags, until the line has another tag', () => {
  const choices = choose({}, read('tea 2 #work'), { tags: [] });
  expect(applyChoices(read('tea 3 #work'), choices).tags).toEqual([]);
  expect(applyChoices(read('tea 3 #home'), choices).tags).toEqual(['home']);
});

it('offers the other reading, then the first again, and neither after a third value was chosen', () => {
  const { ambiguous } = readLine('coffee 1.200', WRITER);
  const entry = read('coffee 1.200');
  const [other] = otherReadings(ambiguous, entry);
  expect(new Set([other?.amountMinor, entry.amountMinor])).toEqual(new Set([120, 120_000]));
  expect(otherReadings(ambiguous, { ...entry, ...other })).toEqual([{ amountMinor: entry.amountMinor }]);
  expect(otherReadings(ambiguous, { ...entry, amountMinor: 5 })).toEqual([]);
});

it('asks to check a doubtful amount without another reading, until an amount is chosen', () => {
  const { ambiguous } = readLine('a tenner to Dave', WRITER);
  const entry = read('a tenner to Dave');
  expect([otherReadings(ambiguous, entry), isUnsure(ambiguous, entry)]).toEqual([[], true]);
  expect(isUnsure(ambiguous, { ...entry, amountMinor: 5 })).toBe(false);
  expect(isUnsure(readLine('coffee 1.200', WRITER).ambiguous, read('coffee 1.200'))).toBe(false);
});

it.each(['book 20 pesos', '$20 book', 'book 20 USD'])(
  'uses no amount of another currency until it is chosen: %s',
  (line) => {
    const { ambiguous } = readLine(line, WRITER);
    const entry = read(line);
    expect([entry.amountMinor, hasOtherCurrency(ambiguous, entry)]).toEqual([null, true]);
    const [taken] = otherReadings(ambiguous, entry);
    expect(taken).toEqual({ amountMinor: 2000 });
    expect(hasOtherCurrency(ambiguous, { ...entry, ...taken })).toBe(false);
  },
);

it('offers another day together with the amount that then remains, and the first reading again', () => {
  const { ambiguous } = readLine('rent june 20', WRITER);
  const entry = read('rent june 20');
  const [other] = otherReadings(ambiguous, entry);
  expect(other).toEqual({ day: '2026-06-20', amountMinor: null });
  expect(otherReadings(ambiguous, { ...entry, ...other })).toEqual([
    { day: '2026-11-23', amountMinor: 2000 },
  ]);
  expect(otherReadings(readLine('lunch 12 june 20', WRITER).ambiguous, read('lunch 12 june 20'))).toEqual([
    { day: '2026-06-12', amountMinor: 2000 },
  ]);
});

it('drops the choice that a number is no amount when the user continues to type', () => {
  const entry = read('rent june 20');
  const choices = choose({}, entry, { day: '2026-06-20', amountMinor: null, tags: ['flat'] });
  expect(applyChoices(entry, dropNoAmount(choices))).toEqual({ ...entry, tags: ['flat'] });
  const kept = choose({}, entry, { day: '2026-06-20' });
  expect(dropNoAmount(kept)).toEqual(kept);
});

it.each([
  ['-5 zara', 'expense', [{ kind: 'refund' }]],
  ['-1800 salary', 'expense', [{ kind: 'income' }]],
  ['zara refund 5', 'refund', [{ kind: 'income' }]],
  ['-5 zara refund', 'refund', []],
])('reads %s as %s, and offers the other kind that may be meant', (line, kind, others) => {
  expect(read(line).kind).toBe(kind);
  expect(otherReadings(readLine(line, WRITER).ambiguous, read(line))).toEqual(others);
});
