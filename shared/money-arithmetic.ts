import { MAX_AMOUNT_WHOLE_UNITS } from './limits.ts';
import { toMajorUnits } from './money.ts';
import {
  currencyMarks,
  hasForeignMark,
  numberForm,
  readAmountInCurrency,
  readNumber,
  withoutMark,
  type AmountFault,
  type AmountReading,
  type NumberForm,
} from './money-reading.ts';

/** The reading of a typed amount. `isSum` says that it was calculated: '12.50+3'. */
export type TypedAmount = AmountReading & { isSum?: true };

const OPERATORS = /([+\-−*×/÷])/u;
const MAX_SUM_LENGTH = 80;
/** A factor may have this many more decimals than the currency: '100*1.2125'. */
const EXTRA_DECIMALS = 8;

/** An exact value in major units. The denominator is positive. */
type Fraction = { numerator: bigint; denominator: bigint };
type Step = { operator: string; number: string; isFactor: boolean };
type Calculated = { ok: true; value: Fraction; hasOther: boolean } | { ok: false; reason: AmountFault };

/**
 * Reads a typed amount as `readAmountInCurrency`, or calculates it: '12.50+3', '45/2', '3 × 4,20 − 1'. Each number is
 * read as it would be alone. Products and quotients come first. The result is exact, and then rounded half away from
 * zero to minor units.
 */
export function readTypedAmount(text: string, currency: string, locale: string): TypedAmount {
  const single = readAmountInCurrency(text, currency, locale);
  if (single.ok) return single;
  const bare = withoutMark(withoutOperatorMarks(text, currency, locale), currency, locale).trim();
  // A sign before a single number makes no sum.
  if (!OPERATORS.test(bare.slice(1))) return single;
  return calculate(bare, numberForm(currency, locale), (operand) => withoutMark(operand, currency, locale));
}

/** Calculates a typed sum. `toNumber` removes the currency's mark from a number. */
export function calculate(
  text: string,
  form: NumberForm,
  toNumber: (operand: string) => string = (operand) => operand,
): TypedAmount {
  if (text.length > MAX_SUM_LENGTH) return { ok: false, reason: 'tooLong' };
  const steps = toSteps(text, toNumber);
  if (steps === undefined) return { ok: false, reason: 'notAnAmount' };
  const sum = evaluate(steps, form, 'text');
  if (!sum.ok) return sum;
  const reading = toReading(sum.value, form.decimals);
  if (!reading.ok || !sum.hasOther) return reading;
  const other = evaluate(steps, form, 'other');
  const second = other.ok ? toReading(other.value, form.decimals) : other;
  return second.ok ? { ...reading, other: second.amount } : reading;
}

/** Removes marks of the currency that contain an operator, such as 'S/'. */
function withoutOperatorMarks(text: string, currency: string, locale: string): string {
  const marks = currencyMarks(currency, locale).filter((mark) => OPERATORS.test(mark));
  return marks.reduce((rest, mark) => rest.toLowerCase().replaceAll(mark, ' '), text);
}

/** Splits a sum into numbers, each with the operator before it. Returns undefined if a number is missing. */
function toSteps(text: string, toNumber: (operand: string) => string): Step[] | undefined {
  const pieces = text.split(OPERATORS).map((piece) => piece.trim());
  const isNegative = pieces[0] === '' && /^[-−]$/.test(pieces[1] ?? '');
  const all = isNegative ? pieces.slice(1) : ['+', ...pieces];
  const steps: Step[] = [];
  for (let at = 0; at < all.length; at += 2) {
    const [operator = '', operand = ''] = all.slice(at, at + 2);
    const number = toNumber(operand).trim();
    const isLast = at + 2 >= all.length;
    if (number === '' && !isLast) return undefined;
    const isFactor = isProduct(operator) || isProduct(all[at + 2]);
    steps.push({ operator, number, isFactor });
  }
  return steps;
}

function isProduct(operator: string | undefined): boolean {
  return operator !== undefined && /^[*×/÷]$/u.test(operator);
}

function evaluate(steps: readonly Step[], form: NumberForm, reading: 'text' | 'other'): Calculated {
  let sum: Fraction = { numerator: 0n, denominator: 1n };
  let term: Fraction = sum;
  let hasOther = false;
  for (const { operator, number: text, isFactor } of steps) {
    const number = readNumber(text, form, isFactor ? EXTRA_DECIMALS : 0);
    if (!number.ok) return { ok: false, reason: toFault(text, number.reason) };
    hasOther ||= number.other !== undefined;
    const value = toFraction((reading === 'other' ? number.other : undefined) ?? number.text);
    if (/[/÷]/u.test(operator)) {
      if (value.numerator === 0n) return { ok: false, reason: 'dividesByZero' };
      term = multiply(term, { numerator: value.denominator, denominator: value.numerator });
    } else if (isProduct(operator)) {
      term = multiply(term, value);
    } else {
      sum = add(sum, term);
      term = operator === '+' ? value : { ...value, numerator: -value.numerator };
    }
  }
  return { ok: true, value: add(sum, term), hasOther };
}

function toFault(operand: string, reason: AmountFault): AmountFault {
  if (reason === 'empty') return 'unfinished';
  return reason === 'notAnAmount' && hasForeignMark(operand) ? 'otherCurrency' : reason;
}

function toFraction(text: string): Fraction {
  const [whole = '0', fraction = ''] = text.split('.');
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) };
}

function add(one: Fraction, other: Fraction): Fraction {
  return {
    numerator: one.numerator * other.denominator + other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  };
}

function multiply(one: Fraction, other: Fraction): Fraction {
  return {
    numerator: one.numerator * other.numerator,
    denominator: one.denominator * other.denominator,
  };
}

/** Rounds a value half away from zero to minor units. */
function toReading({ numerator, denominator }: Fraction, decimals: number): TypedAmount {
  const scaled = numerator * 10n ** BigInt(decimals);
  if (scaled <= 0n) return { ok: false, reason: 'notPositive' };
  const minor = (2n * scaled + denominator) / (2n * denominator);
  if (minor === 0n) return { ok: false, reason: 'notPositive' };
  const max = BigInt(MAX_AMOUNT_WHOLE_UNITS + 1) * 10n ** BigInt(decimals);
  if (minor >= max || minor > BigInt(Number.MAX_SAFE_INTEGER)) return { ok: false, reason: 'tooLarge' };
  const minorUnits = Number(minor);
  return { ok: true, amount: toMajorUnits(minorUnits, decimals), minorUnits, isSum: true };
}
