import { negate } from '../decimal.ts';
import type { DecimalText } from '../types.ts';
import { cleanCell } from './cells.ts';
import { withoutNote } from './amount-notes.ts';

export type DecimalMark = ',' | '.';

/** Signs that several currencies share. */
export type SharedSign = '$' | '¥' | 'kr';

/** A cell with a number: its digits as written, its sign, and the marks next to them. */
export type NumberCell = {
  /** Digits and separators only: '1.234,56'. */
  digits: string;
  isNegative: boolean;
  /** Whether a plus or a minus is written. */
  isSigned: boolean;
  /** A mark of debit or credit next to the number: '12,50 S', '12.50 CR'. */
  mark: 'debit' | 'credit' | null;
  /** The ISO code next to the number, or the one of its currency sign. */
  currency: string | null;
  /** A sign next to the number that several currencies share: '$'. */
  sharedSign: SharedSign | null;
  /** The decimal mark that the cell shows; 'none' if it has no decimals, 'open' if it may be either. */
  decimalMark: DecimalMark | 'none' | 'open';
};

const SIGNS = new Map<string, string | null>(
  Object.entries({
    '€': 'EUR',
    '£': 'GBP',
    zł: 'PLN',
    r$: 'BRL',
    us$: 'USD',
    c$: 'CAD',
    ca$: 'CAD',
    a$: 'AUD',
    mx$: 'MXN',
    s$: 'SGD',
    hk$: 'HKD',
    '₹': 'INR',
    '₺': 'TRY',
    '₽': 'RUB',
    '₴': 'UAH',
    '₪': 'ILS',
    '₩': 'KRW',
    kč: 'CZK',
    ft: 'HUF',
    lei: 'RON',
    'fr.': 'CHF',
    'sfr.': 'CHF',
    // Several currencies share these signs.
    rs: null,
    'rs.': null,
    eur: 'EUR',
    euro: 'EUR',
    euros: 'EUR',
    nt$: 'TWD',
    nz$: 'NZD',
    rd$: 'DOP',
    ar$: 'ARS',
    u$s: 'USD',
    '₸': 'KZT',
    '₫': 'VND',
    '₱': 'PHP',
    '₦': 'NGN',
    '฿': 'THB',
    '₾': 'GEL',
    '₼': 'AZN',
    '৳': 'BDT',
    '₵': 'GHS',
    '₡': 'CRC',
    '₲': 'PYG',
    rm: 'MYR',
    rp: 'IDR',
    's/': 'PEN',
    's/.': 'PEN',
    'руб.': 'RUB',
    руб: 'RUB',
    'р.': 'RUB',
    грн: 'UAH',
    'грн.': 'UAH',
    'лв.': 'BGN',
    лв: 'BGN',
    'дин.': 'RSD',
    円: 'JPY',
    元: 'CNY',
    원: 'KRW',
    'د.ا.': 'JOD',
    'د.إ.': 'AED',
    'د.ب.': 'BHD',
    'د.ت.': 'TND',
    'د.ج.': 'DZD',
    'د.ع.': 'IQD',
    'د.ك.': 'KWD',
    'د.ل.': 'LYD',
    'د.م.': 'MAD',
    'ج.م.': 'EGP',
    'ر.س.': 'SAR',
    'ر.ع.': 'OMR',
    'ر.ق.': 'QAR',
    'ر.ي.': 'YER',
    'ل.ل.': 'LBP',
    'ل.س.': 'SYP',
  }),
);

const SHARED_SIGNS = new Map<string, SharedSign>(
  Object.entries({ $: '$', '¥': '¥', '￥': '¥', '\\': '¥', kr: 'kr', 'kr.': 'kr' }),
);

const MARKS = new Map<string, 'debit' | 'credit'>(
  Object.entries({
    c: 'credit',
    cr: 'credit',
    'cr.': 'credit',
    h: 'credit',
    d: 'debit',
    dr: 'debit',
    'dr.': 'debit',
    db: 'debit',
    s: 'debit',
    '(+)': 'credit',
    '(-)': 'debit',
  }),
);

/** Nobody writes longer numbers. */
const MAX_LENGTH = 60;

/** Reads a cell as a number in any notation; undefined if it is none. */
export function readNumber(cell: string): NumberCell | undefined {
  if (cell.length > MAX_LENGTH || !/\p{Nd}/u.test(cell)) return undefined;
  const text = withoutNote(withPlainSigns(cell));
  // The point in 'kr.12' is before the number, the one in '.50' is part of it.
  const found = /(?<![a-z\d])[.,]\d+|\d(?:[\d.,' ]*\d)?/.exec(text);
  if (!found) return undefined;
  const [digits] = found;
  const around = readAround(text.slice(0, found.index), text.slice(found.index + digits.length));
  const decimalMark = findDecimalMark(digits);
  return around === undefined || decimalMark === undefined ? undefined : { ...around, digits, decimalMark };
}

/** Returns the exact value without a sign: with a comma as mark, '1.234,56' is '1234.56'. */
export function magnitude(cell: NumberCell, mark: DecimalMark): DecimalText {
  const effective = cell.decimalMark === 'open' || cell.decimalMark === 'none' ? mark : cell.decimalMark;
  const at = cell.decimalMark === 'none' ? -1 : cell.digits.lastIndexOf(effective);
  const whole = (at === -1 ? cell.digits : cell.digits.slice(0, at))
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
  const fraction = at === -1 ? '' : cell.digits.slice(at + 1);
  return fraction === '' ? whole || '0' : `${whole || '0'}.${fraction}`;
}

export function toSignedDecimal(cell: NumberCell, mark: DecimalMark): DecimalText {
  const value = magnitude(cell, mark);
  return cell.isNegative ? negate(value) : value;
}

function withPlainSigns(cell: string): string {
  return cleanCell(cell)
    .toLowerCase()
    .replace(/^'/, '')
    .replace(/[−–—﹣－‐‑]/g, '-')
    .replace(/＋/g, '+')
    .replace(/[’`´ʼ]/g, "'");
}

/** Reads signs, currencies, marks and parentheses around the digits; undefined if there is anything else. */
function readAround(
  before: string,
  after: string,
): Pick<NumberCell, 'isNegative' | 'isSigned' | 'mark' | 'currency' | 'sharedSign'> | undefined {
  let isNegative = false;
  let isSigned = false;
  let currency: string | null = null;
  let sharedSign: SharedSign | null = null;
  let mark: NumberCell['mark'] = null;
  let open = 0;
  const parts = `${before} ${after}`.match(/\([+-]\)|--|[+-]|[()]|[^\s()+-]+/g) ?? [];
  for (const part of parts) {
    if (part === '--') {
      // Two minus signs are a plus: the reversal of a debit.
      if (isSigned) return undefined;
      isSigned = true;
    } else if (part === '-' || part === '+') {
      // A cell with two signs is a range.
      if (isSigned) return undefined;
      isSigned = true;
      isNegative = part === '-';
    } else if (part === '(' || part === ')') open += part === '(' ? 1 : -1;
    else if (mark === null && MARKS.has(part)) mark = MARKS.get(part) ?? null;
    else if (SHARED_SIGNS.has(part)) sharedSign = SHARED_SIGNS.get(part) ?? null;
    else if (SIGNS.has(part)) currency = SIGNS.get(part) ?? currency;
    else if (/^[a-z]{3}$/.test(part) && currencyCodes.has(part.toUpperCase())) currency = part.toUpperCase();
    else return undefined;
  }
  if (open !== 0) return undefined;
  const isInParentheses = /\(/.test(before) && /\)/.test(after);
  return {
    isNegative: isNegative || isInParentheses,
    isSigned: isSigned || isInParentheses,
    mark,
    currency,
    sharedSign,
  };
}

/** Finds the decimal mark that the separators show; undefined if the text is no number, such as a date. */
function findDecimalMark(digits: string): NumberCell['decimalMark'] | undefined {
  if (!/^\d[\d.,' ]*$|^[.,]\d+$/.test(digits)) return undefined;
  const separators = digits.replace(/\d/g, '');
  if (separators === '') return 'none';
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last === -1) return isGrouped(digits) ? 'none' : undefined;
  const mark: DecimalMark = digits.charAt(last) === '.' ? '.' : ',';
  const other: DecimalMark = mark === '.' ? ',' : '.';
  const whole = digits.slice(0, last);
  const fraction = digits.slice(last + 1);
  if (!/^\d*$/.test(fraction)) return isGrouped(digits) ? other : undefined;
  if (whole.includes(mark)) return isGrouped(digits) && !whole.includes(other) ? other : undefined;
  if (/[,.' ]/.test(whole)) return isGrouped(whole) ? mark : undefined;
  // '1.234' may be more than a thousand or a little more than one; '0.234', '1234.567' and '1.23' are clear.
  return fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? 'open' : mark;
}

/** Whether digits are grouped by three, or as in India by two before the last three. */
function isGrouped(text: string): boolean {
  const separator = /[^\d]/.exec(text)?.[0];
  if (separator === undefined) return true;
  const groups = text.split(separator);
  if (groups.some((group) => !/^\d+$/.test(group))) return false;
  const [head = '', ...rest] = groups;
  const tail = rest.pop() ?? '';
  const isIndian = separator === ',' && rest.every((group) => group.length === 2) && head.length <= 2;
  return tail.length === 3 && (isIndian || (head.length <= 3 && rest.every((group) => group.length === 3)));
}

/** The codes of ISO 4217. Only they may be next to a number: 'ABC 12' is no amount. */
export const currencyCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
