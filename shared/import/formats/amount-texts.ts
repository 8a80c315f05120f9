import { currencyDecimals } from '../../money.ts';
import { isZero } from '../decimal.ts';
import { moneyText } from '../money-text.ts';
import type { DecimalText, Question, ReadOptions } from '../types.ts';

type Mark = ',' | '.';

/**
 * A number as it is written. `mark` is its decimal mark if the number itself shows it; `unsure` is a lone mark that is
 * either decimal or groups thousands.
 */
type WrittenNumber = {
  isMinus: boolean;
  whole: string;
  fraction: string;
  mark: Mark | null;
  unsure: Mark | null;
};

// No amount of money is longer, and long numbers would make exact sums slow.
const MAX_LENGTH = 24;

export type AmountReader = {
  /** Returns the exact decimal, or null if the text is no number. */
  read: (text: string, currency?: string | null) => DecimalText | null;
  question: Question | null;
};

/**
 * Makes a reader that decides from all amounts of a file what '1.250' means. If no amount shows it, `usual` decides
 * whether a lone mark before three digits is decimal or groups thousands.
 */
export function amountReader(
  texts: readonly string[],
  options: ReadOptions,
  usual: 'decimal' | 'thousands',
): AmountReader {
  const written = texts.map(parseNumber).filter((each) => each !== null);
  const decided = new Set(written.map(({ mark }) => mark).filter((mark) => mark !== null));
  const unsure = written.find((each) => each.unsure !== null);
  const known = options.answers?.decimalMark ?? (decided.size === 1 ? [...decided][0] : undefined);
  const mark =
    known ?? (unsure?.unsure ? (usual === 'decimal' ? unsure.unsure : other(unsure.unsure)) : undefined);
  return {
    question: known === undefined && unsure && mark ? toQuestion(unsure, mark, options) : null,
    read: (text, currency) => {
      const parts = parseNumber(text);
      return parts && toDecimalText(applyMark(parts, mark), currencyDecimals(currency ?? options.currency));
    },
  };
}

/** Reads one amount whose decimal mark is certain, such as a point in CAMT or a comma in MT940. */
export function readAmount(text: string, mark: Mark, currency: string): DecimalText | null {
  const parts = parseNumber(text);
  return parts && toDecimalText(applyMark(parts, mark), currencyDecimals(currency));
}

function parseNumber(text: string): WrittenNumber | null {
  if (text.length > 3 * MAX_LENGTH) return null;
  const bare = text.replaceAll(/[\s'’$€£]/g, '');
  const found = bare.length <= MAX_LENGTH ? /^([-+(]?)([\d.,]*\d[\d.,]*)([-+)]?)$/.exec(bare) : null;
  if (!found || (found[1] !== '' && found[3] !== '' && found[1] !== '(')) return null;
  const split = splitDigits(found[2] ?? '');
  return split && { ...split, isMinus: /[-(]/.test(`${found[1]}${found[3]}`) };
}

function splitDigits(digits: string): Omit<WrittenNumber, 'isMinus'> | null {
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  if (last < 0) return { whole: digits, fraction: '', mark: null, unsure: null };
  const mark = digits[last] === ',' ? ',' : '.';
  const [before, fraction] = [digits.slice(0, last), digits.slice(last + 1)];
  if (before.includes(mark)) {
    const whole = digits.replaceAll(mark, '');
    return isGrouped(digits, mark) ? { whole, fraction: '', mark: other(mark), unsure: null } : null;
  }
  if (before.includes(other(mark))) {
    const whole = before.replaceAll(other(mark), '');
    return isGrouped(before, other(mark)) ? { whole, fraction, mark, unsure: null } : null;
  }
  const isUnsure = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(before);
  return { whole: before, fraction, mark: isUnsure ? null : mark, unsure: isUnsure ? mark : null };
}

function isGrouped(digits: string, mark: Mark): boolean {
  return (mark === ',' ? /^\d{1,3}(?:,\d{3})+$/ : /^\d{1,3}(?:\.\d{3})+$/).test(digits);
}

function other(mark: Mark): Mark {
  return mark === ',' ? '.' : ',';
}

function applyMark(parts: WrittenNumber, mark: Mark | undefined): WrittenNumber {
  if (parts.unsure === null || parts.unsure === mark) return parts;
  return { ...parts, whole: parts.whole + parts.fraction, fraction: '' };
}

/** Writes the number without needless zeros: '+008.95000' becomes '8.95', and '30.00' stays. */
function toDecimalText({ isMinus, whole, fraction }: WrittenNumber, decimals: number): DecimalText {
  const shortFraction = fraction.slice(0, decimals) + fraction.slice(decimals).replace(/0+$/, '');
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const text = shortFraction === '' ? digits : `${digits}.${shortFraction}`;
  return isMinus && !isZero(text) ? `-${text}` : text;
}

function toQuestion(unsure: WrittenNumber, first: Mark, options: ReadOptions): Question {
  const about = `${unsure.isMinus ? '-' : ''}${unsure.whole}${unsure.unsure}${unsure.fraction}`;
  const decimals = Math.max(currencyDecimals(options.currency), 3);
  const choices = [first, other(first)].map((value) => ({
    value,
    example: `${about} = ${moneyText(toDecimalText(applyMark(unsure, value), decimals), options)}`,
  }));
  return { code: 'decimalMark', about, choices };
}
