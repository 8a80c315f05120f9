import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatDay, isCalendarDay, weekday } from '../calendar.ts';
import { LANGUAGES } from '../languages.ts';
import { MAX_TAGS } from '../limits.ts';
import { currencyDecimals, formatAmount, toAmountText, toMajorUnits } from '../money.ts';
import { minorUnits } from '../testing/amounts.ts';
import { scaled } from '../testing/scaled.ts';
import { readLine } from './read-line.ts';
import { ACCOUNTS } from './testing/accounts.ts';
import { TODAY } from './testing/line.ts';
import { ENGLISH_LINES } from './testing/lines.en.ts';
import { SPANISH_LINES } from './testing/lines.es.ts';
import type { Part, Reading, Writer } from './types.ts';

const LOCALES = [...LANGUAGES, 'en-GB', 'en-IN', 'es-MX', 'es-CO', 'es-AR', 'es-CL'];
const locale = fc.constantFrom(...LOCALES);
const currency = fc.constantFrom(...Intl.supportedValuesOf('currency'));
/** A currency with an amount in minor units. */
const money = currency.chain((code) => fc.tuple(fc.constant(code), minorUnits(currencyDecimals(code))));
const LINES = [...ENGLISH_LINES, ...SPANISH_LINES];
const words = LINES.flatMap(([text]) => text.split(' '));
const accountNames = ACCOUNTS.flatMap(({ name }) => name.split(' '));
const accountWords = [...'from con la 4567 1111'.split(' '), ...accountNames];
const mixed = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...words) },
      { weight: 2, arbitrary: fc.constantFrom(...accountWords) },
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(' '));

function writer(more: Partial<Writer> = {}): Writer {
  return { locale: 'en', currency: 'EUR', today: TODAY, categories: [], accounts: ACCOUNTS, ...more };
}

const letters = (text: string) => Array.from(text.matchAll(/[\p{L}\p{N}]/gu), ([letter]) => letter);

function outsideParts(text: string, { parts }: Reading): string {
  return parts
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}

function isSubsequence(some: readonly string[], all: readonly string[]): boolean {
  let found = 0;
  for (const each of all) if (found < some.length && each === some[found]) found += 1;
  return found === some.length;
}

/** Reads a line, ignoring all parts but the amount. */
function readWithoutParts(text: string, person: Writer): Reading {
  let ignored: Part[] = [];
  for (;;) {
    const reading = readLine(text, person, ignored);
    const more = reading.parts.filter(({ what }) => what !== 'amount');
    if (more.length === 0) return reading;
    ignored = [...ignored, ...more];
  }
}

describe('reading any line', () => {
  it('loses no letter and no digit that was not understood', () => {
    fc.assert(
      fc.property(mixed, locale, (text, language) => {
        const reading = readLine(text, writer({ locale: language }));
        expect(isSubsequence(letters(outsideParts(text, reading)), letters(reading.description))).toBe(true);
      }),
      { numRuns: scaled(2000) },
    );
  });

  it('returns every letter and digit of a removed part to the description', () => {
    fc.assert(
      fc.property(mixed, locale, (text, language) => {
        const { description, parts } = readWithoutParts(text, writer({ locale: language }));
        expect(parts.filter(({ what }) => what !== 'amount')).toEqual([]);
        const outside = parts.reduceRight(
          (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
          text,
        );
        expect(isSubsequence(letters(outside), letters(description))).toBe(true);
      }),
      { numRuns: scaled(1000) },
    );
  });

  it('reads the same amount, day and kind if tags are ignored', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LINES), ([text]) => {
        const whole = readLine(text, writer());
        const tags = whole.parts.filter(({ what }) => what === 'tag');
        const { amountMinor, day, kind, ambiguous } = readLine(text, writer(), tags);
        expect({ amountMinor, day, kind, ambiguous }).toEqual({
          amountMinor: whole.amountMinor,
          day: whole.day,
          kind: whole.kind,
          ambiguous: whole.ambiguous,
        });
      }),
    );
  });

  it('gives a day that exists, an amount that can be stored, and parts in order that do not overlap', () => {
    fc.assert(
      fc.property(fc.oneof(mixed, fc.string({ unit: 'binary' })), currency, (text, code) => {
        const { day, amountMinor, parts, tags, description } = readLine(text, writer({ currency: code }));
        expect(isCalendarDay(day)).toBe(true);
        expect(amountMinor === null || (Number.isSafeInteger(amountMinor) && amountMinor > 0)).toBe(true);
        expect(tags.length).toBeLessThanOrEqual(MAX_TAGS);
        expect(description).not.toMatch(/\p{Cc}|\p{Cs}/u);
        const bounds = parts.flatMap(({ start, end }) => [start, end]);
        expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
        expect(parts.every(({ start, end }) => start < end && end <= text.length)).toBe(true);
      }),
      { numRuns: scaled(1000) },
    );
  });

  it.each([
    '1 mil ',
    'a ',
    'lunes ',
    'hace ',
    '100 ',
    'mil ',
    '15-03 ',
    '1 may 2000 ',
    '#',
    '@',
    '#a-',
    'el ',
    "a'",
    '- ',
    '$ ',
    '1.',
    'from ',
    'from visa gol ',
    'con 4567 ',
    '\u0301',
  ])('reads 10,000 characters of "%s"', (piece) => {
    const text = piece.repeat(Math.ceil(10_000 / piece.length));
    const reading = readLine(text, writer());
    expect(isSubsequence(letters(outsideParts(text, reading)), letters(reading.description))).toBe(true);
  });
});

describe('reading an amount next to words', () => {
  it.each([
    ['after them', (amount: string) => `coffee ${amount}`],
    ['before them', (amount: string) => `${amount} coffee`],
    ['between them', (amount: string) => `coffee ${amount} ayer`],
  ])('reads an amount as the product formats it, %s, in every locale and currency', (_, toLine) => {
    fc.assert(
      fc.property(locale, money, (language, [code, minor]) => {
        const major = toMajorUnits(minor, currencyDecimals(code));
        const context = writer({ locale: language, currency: code });
        for (const amount of [formatAmount(major, code, language), toAmountText(major, code, language)]) {
          expect(readLine(toLine(amount), context)).toMatchObject({
            description: 'coffee',
            amountMinor: minor,
          });
        }
      }),
      { numRuns: scaled(500) },
    );
  });
});

describe('reading a day next to words', () => {
  const ago = fc.integer({ min: -7, max: 300 }).map((days) => addDays(TODAY, -days));
  const written = (day: string, language: string, options: Intl.DateTimeFormatOptions) =>
    formatDay(day, language, options);

  it('reads a day with its year in every format', () => {
    fc.assert(
      fc.property(locale, fc.integer({ min: -366, max: 9000 }), (language, days) => {
        const day = addDays(TODAY, -days);
        const forms = [
          day,
          written(day, language, { dateStyle: 'long' }),
          written(day, language, { dateStyle: 'medium' }),
          written(day, language, { dateStyle: 'full' }),
          written(day, language, { day: 'numeric', month: 'numeric', year: 'numeric' }),
        ];
        for (const form of forms) {
          const line = `taxi 12.50 ${form}`;
          expect([line, readLine(line, writer({ locale: language }))]).toMatchObject([
            line,
            { day, description: 'taxi', amountMinor: 1250 },
          ]);
        }
      }),
      { numRuns: scaled(500) },
    );
  });

  it('reads a day without its year, up to a week ahead', () => {
    fc.assert(
      fc.property(locale, ago, (language, day) => {
        const forms = [
          written(day, language, { day: 'numeric', month: 'long' }),
          written(day, language, { day: 'numeric', month: 'short' }),
          written(day, language, { day: 'numeric', month: 'numeric' }),
        ];
        for (const form of forms) {
          const line = `taxi ${form} 12.50`;
          const { day: read, amountMinor } = readLine(line, writer({ locale: language }));
          expect([line, read, amountMinor]).toEqual([line, day, 1250]);
        }
      }),
      { numRuns: scaled(500) },
    );
  });

  it('reads a weekday as the last one before today, on every day of the year', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        ago,
        fc.integer({ min: 1, max: 7 }),
        (language, today, back) => {
          const day = addDays(today, -back);
          const line = `taxi 12.50 ${formatDay(day, language, { weekday: 'long' })}`;
          const reading = readLine(line, writer({ locale: language, today }));
          const isToday = weekday(day) === weekday(today);
          expect(reading).toMatchObject({ day, description: 'taxi' });
          expect(reading.ambiguous).toEqual(isToday ? [{ what: 'day', chosen: day, other: today }] : []);
        },
      ),
    );
  });

  it('counts days back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (count) => {
        const day = addDays(TODAY, -count);
        for (const line of [`taxi 12.50 ${count} days ago`, `hace ${count} días taxi 12,50`])
          expect(readLine(line, writer())).toMatchObject({ day, description: 'taxi', amountMinor: 1250 });
      }),
    );
  });
});
