import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameDecimal } from '../decimal.ts';
import type { Movement, ReadOptions, Reading } from '../types.ts';
import { readTableText } from '../formats/table.ts';

type Written = { day: string; units: number; text: string };
type Style = {
  delimiter: string;
  quotes: boolean;
  mark: string;
  group: string;
  date: 'dmy' | 'mdy' | 'ymd' | 'dots' | 'short';
  sign: 'minus' | 'trailing' | 'parentheses' | 'pair' | 'direction' | 'marks';
  header: 'en' | 'es' | 'de';
  newest: boolean;
  end: string;
};

const HEADERS = {
  en: ['Date', 'Description', 'Amount', 'Debit', 'Credit', 'Debit/Credit'],
  es: ['Fecha', 'Concepto', 'Importe', 'Cargo', 'Abono', 'Cargo/Abono'],
  de: ['Buchungstag', 'Verwendungszweck', 'Betrag', 'Soll', 'Haben', 'Soll/Haben'],
};

const movement = fc.record({
  day: fc
    .date({ min: new Date('2001-01-01'), max: new Date('2079-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  units: fc.integer({ min: -9_999_999, max: 9_999_999 }).filter((units) => units !== 0),
  text: fc.stringMatching(/^[A-Z][a-zñé]{2,8}( [A-Z;,"'][a-z]{2,8}){0,3}$/),
});

const styles: fc.Arbitrary<Style> = fc
  .record({
    delimiter: fc.constantFrom(';', ',', '\t', '|'),
    quotes: fc.boolean(),
    mark: fc.constantFrom(',', '.'),
    group: fc.constantFrom('', '.', ',', "'", ' ', '\u00a0', '\u202f'),
    date: fc.constantFrom('dmy', 'mdy', 'ymd', 'dots', 'short'),
    sign: fc.constantFrom('minus', 'trailing', 'parentheses', 'pair', 'direction', 'marks'),
    header: fc.constantFrom('en', 'es', 'de'),
    newest: fc.boolean(),
    end: fc.constantFrom('\n', '\r\n', '\r'),
  } as const)
  .filter(({ mark, group }) => mark !== group)
  // Files with the other headers never have the month first.
  .filter(({ date, header }) => date !== 'mdy' || header === 'en');

function write(rows: readonly Written[], style: Style): string {
  const [date = '', text = '', amount = '', debit = '', credit = '', direction = ''] = HEADERS[style.header];
  const heads = {
    pair: [date, text, debit, credit],
    direction: [date, text, direction, amount],
  };
  const head = style.sign === 'pair' || style.sign === 'direction' ? heads[style.sign] : [date, text, amount];
  const lines = rows.map((row) => [writeDay(row.day, style), row.text, ...writeAmount(row.units, style)]);
  return [head, ...lines]
    .map((cells) => cells.map((cell) => quote(cell, style)).join(style.delimiter))
    .join(style.end);
}

function quote(cell: string, { delimiter, quotes }: Style): string {
  return quotes || cell.includes(delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function writeDay(day: string, { date }: Style): string {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  const written = {
    dmy: `${dayOfMonth}/${month}/${year}`,
    mdy: `${month}/${dayOfMonth}/${year}`,
    ymd: day,
    dots: `${dayOfMonth}.${month}.${year}`,
    short: `${dayOfMonth}-${month}-${year.slice(2)}`,
  };
  return written[date];
}

function writeAmount(units: number, { sign, mark, group }: Style): string[] {
  const digits = String(Math.abs(units)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, group);
  const number = `${whole}${mark}${digits.slice(-2)}`;
  const isOut = units < 0;
  switch (sign) {
    case 'minus':
      return [isOut ? `-${number}` : number];
    case 'trailing':
      return [isOut ? `${number}-` : number];
    case 'parentheses':
      return [isOut ? `(${number})` : number];
    case 'pair':
      return isOut ? [number, ''] : ['', number];
    case 'direction':
      return [isOut ? 'D' : 'C', number];
    case 'marks':
      return [`${number} ${isOut ? 'DR' : 'CR'}`];
  }
}

/** Reads a file, and answers the questions by the style in which it was written. */
function readAnswered(text: string, style: Style): { reading: Reading; asked: string[] } {
  const options: ReadOptions = { currency: 'EUR', language: 'es' };
  const asked = readTableText(text, options).questions.map(({ code }) => code);
  const order = style.date === 'ymd' || style.date === 'mdy' ? style.date : 'dmy';
  const answers: ReadOptions['answers'] = {
    ...(asked.includes('dateOrder') && { dateOrder: order }),
    ...(asked.includes('sign') && { sign: 'asIs' }),
    ...(asked.includes('decimalMark') && { decimalMark: style.mark === ',' ? ',' : '.' }),
  };
  return { reading: readTableText(text, { ...options, answers }), asked };
}

function toDecimalText(units: number): string {
  const digits = String(Math.abs(units)).padStart(3, '0');
  return `${units < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

it('asks for the decimal mark with both readings as money in the format of the locale', () => {
  const file = 'Fecha;Concepto;Importe\n15/09/2026;CAFE;-1.200\n16/09/2026;PAN;-3.450\n';
  const askedIn = (currency: string, language: string, locale?: string) =>
    readTableText(file, { currency, language, ...(locale !== undefined && { locale }) })
      .questions.find(({ code }) => code === 'decimalMark')
      ?.choices.map(({ example }) => example.replaceAll('\u00A0', ' '));
  expect(askedIn('EUR', 'es')).toEqual(['1.200 = 1.200,00 €', '1.200 = 1,20 €']);
  expect(askedIn('USD', 'en', 'en-US')).toEqual(['1.200 = $1,200.00', '1.200 = $1.20']);
  expect(askedIn('EUR', 'en', 'de-DE')).toEqual(['1.200 = 1.200,00 €', '1.200 = 1,20 €']);
});

describe('tables of any style', () => {
  it('are read as they were written, if need be with an answer', () => {
    fc.assert(
      fc.property(fc.array(movement, { minLength: 1, maxLength: 12 }), styles, (written, style) => {
        const rows = style.newest ? written.toReversed() : written;
        const { reading } = readAnswered(write(rows, style), style);
        const found: Movement[] = reading.statements.flatMap(({ movements }) => movements);
        expect(found.map(({ date }) => date)).toEqual(rows.map(({ day }) => day));
        expect(found.map(({ text }) => text)).toEqual(rows.map(({ text }) => text));
        expect(
          found.every(({ amount }, at) => isSameDecimal(amount, toDecimalText(rows[at]?.units ?? 0))),
        ).toBe(true);
      }),
    );
  });

  it('lead to a question with both days if two orders of days fit', () => {
    const reading = readTableText('Date;Description;Amount\n05/09/2026;Bread;-1,00', {
      currency: 'EUR',
      language: 'en',
    });
    expect(reading.questions).toEqual([
      {
        code: 'dateOrder',
        about: '05/09/2026',
        choices: [
          { value: 'dmy', example: '05/09/2026 = September 5, 2026' },
          { value: 'mdy', example: '05/09/2026 = May 9, 2026' },
        ],
      },
    ]);
  });
});
