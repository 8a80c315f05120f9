import { addDays, countDays, type CalendarDay } from '../../calendar.ts';
import { negate } from '../decimal.ts';
import type { DecimalText } from '../types.ts';
import { readAmount } from './amount-texts.ts';
import { toDay, fullYear } from './file-days.ts';

/** A movement in field 61. */
export type Entry = {
  date: CalendarDay;
  amount: DecimalText;
  isReversal: boolean;
  /** Whether the movement is only announced (EC and ED in MT942). */
  isExpected: boolean;
  bankId: string | null;
  /** The customer's reference. */
  reference: string;
  /** The lines after the first. */
  details: string;
};

// Value day, entry day, mark of debit or credit, third letter of the currency, amount, code, references.
const ENTRY = /^(\d{6}|20\d{6}|19\d{6})(\d{4}|\s{4})?\s?([RE]?[CD])([A-Z])?\s?(-?)(\d[\d.,']{0,22})(.*)$/i;

/** Reads field 61. Returns 'date' or 'amount' if that part cannot be read. */
export function readEntry(lines: readonly string[], currency: string): Entry | 'date' | 'amount' {
  const joined = joinBroken(lines);
  const found = ENTRY.exec(joined.first.trim());
  if (!found) return /^\d{6}/.test(joined.first) ? 'amount' : 'date';
  const [, valueText = '', entryText = '', markText = '', , minus, amountText = '', references = ''] = found;
  const value = valueDay(valueText);
  const unsigned = readAmount(amountText, ',', currency);
  if (value === null) return 'date';
  if (unsigned === null) return 'amount';
  const mark = markText.toUpperCase();
  const isReversal = mark.startsWith('R');
  const isOut = mark.endsWith('D') !== isReversal;
  return {
    date: entryDay(entryText, value) ?? value,
    amount: isOut !== (minus === '-') ? negate(unsigned) : unsigned,
    isReversal,
    isExpected: mark.startsWith('E'),
    bankId: bankReference(references),
    reference: references.slice(4).split('//')[0] ?? '',
    details: joined.rest,
  };
}

/** Joins the first two lines if the bank breaks the line before the amount. */
function joinBroken([first = '', second = '', ...rest]: readonly string[]): { first: string; rest: string } {
  if (/^\d{6}\d{0,4}[RE]?[CD][A-Z]?$/i.test(first) && /^\d/.test(second)) {
    return { first: first + second, rest: rest.join(' ') };
  }
  return { first, rest: [second, ...rest].join(' ').trim() };
}

function bankReference(references: string): string | null {
  const at = references.indexOf('//');
  const reference = at < 0 ? '' : references.slice(at + 2).trim();
  return reference === '' || /^(?:NONREF|0+)$/i.test(reference) ? null : reference;
}

/** Reads the value day, whose year has two or four digits. */
function valueDay(digits: string): CalendarDay | null {
  const year = digits.length === 8 ? Number(digits.slice(0, 4)) : fullYear(digits.slice(0, 2));
  return bankDay(year, digits.slice(-4, -2), digits.slice(-2));
}

/** Takes 29 and 30 February for the last day of that month: some banks count every month as 30 days. */
function bankDay(year: number, month: string, day: string): CalendarDay | null {
  const isAfterFebruary = month === '02' && (day === '29' || day === '30');
  return toDay(year, month, day) ?? (isAfterFebruary ? addDays(`${year}-03-01`, -1) : null);
}

/** Reads the entry day, which has no year, as the one nearest to the value day. */
function entryDay(digits: string, value: CalendarDay): CalendarDay | null {
  const year = Number(value.slice(0, 4));
  const days = [year - 1, year, year + 1]
    .map((each) => bankDay(each, digits.slice(0, 2), digits.slice(2)))
    .filter((day) => day !== null);
  const [nearest] = days.toSorted((a, b) => distance(a, value) - distance(b, value));
  return nearest ?? null;
}

function distance(one: CalendarDay, other: CalendarDay): number {
  return one < other ? countDays({ from: one, to: other }) : countDays({ from: other, to: one });
}
