import type { DecimalText } from '../types.ts';
import { cleanCell } from './cells.ts';
import { withoutNote } from './amount-notes.ts';

export type DecimalMark = ',' | '.';

/** Signs that several currencies share. */
export type SharedSign = '$' | '¥' | 'kr';

/** A cell that holds a number: its digits as written, its sign, and what stands beside them. */
export type NumberCell = {
  /** Digits and separators only: '1.234,56'. */
  digits: string;
  isNegative: boolean;
  /** Whether a plus or a minus is written. */
  isSigned: boolean;
  /** A mark of debit or credit beside the number: '12,50 S', '12.50 CR'. */
  mark: 'debit' | 'credit' | null;
  /** The ISO code that stands beside the number, or that its sign means. */
  currency: string | null;
  /** A sign beside the number that several currencies share: '$'. */
  sharedSign: SharedSign | null;
  /** The decimal mark that the cell proves; 'none' if it has no separators, 'open' if both readings are possible. */
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
    // Several currencies are written so.
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

/** No number that anybody writes is longer, and longer cells are not worth looking at. */
const MAX_LENGTH = 60;

/** Reads a cell as a number of any notation, or gives undefined. */
export function readNumber(cell: string): NumberCell | undefined {
  if (cell.length > MAX_LENGTH || !/\p{Nd}/u.test(cell)) return undefined;
  const text = withoutNote(plain(cell));
  // 'kr.12' has a point before the number, '.50' one in it.
  const found = /(?<![a-z\d])[.,]\d+|\d(?:[\d.,' ]*\d)?/.exec(text);
  if (!found) return undefined;
  const [digits] = found;
  const around = readAround(text.slice(0, found.index), text.slice(found.index + digits.length));
  const decimalMark = findDecimalMark(digits);
  return around === undefined || decimalMark === undefined ? undefined : { ...around, digits, decimalMark };
}

/** The exact value of the digits, without a sign: '1.234,56' is '1234.56' with a comma. */
export function magnitude(cell: NumberCell, mark: DecimalMark): DecimalText {
  const effective = cell.decimalMark === 'open' || cell.decimalMark === 'none' ? mark : cell.decimalMark;
  const at = cell.decimalMark === 'none' ? -1 : cell.digits.lastIndexOf(effective);
  const whole = (at === -1 ? cell.digits : cell.digits.slice(0, at))
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
  const fraction = at === -1 ? '' : cell.digits.slice(at + 1);
  return fraction === '' ? whole || '0' : `${whole || '0'}.${fraction}`;
}

function plain(cell: string): string {
  return cleanCell(cell)
    .toLowerCase()
    .replace(/^'/, '')
    .replace(/[−–—﹣－‐‑]/g, '-')
    .replace(/＋/g, '+')
    .replace(/[’`´ʼ]/g, "'");
}

/** What stands before and after the digits: signs, currencies, marks, parentheses. Anything else is no number. */
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
      // A minus before a minus takes something back.
      if (isSigned) return undefined;
      isSigned = true;
    } else if (part === '-' || part === '+') {
      // Two signs, as in a range, are no number.
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

/** Which decimal mark the separators prove, or undefined if this is no number, such as a date. */
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
  // '1.234' may be a thousand or a bit more than one; '0.234', '1234.567' and '1.23' cannot.
  return fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? 'open' : mark;
}

/** Groups of three behind one kind of separator, or of two before the last three as in India. */
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

/** ISO 4217 codes, so that 'ABC 12' is no amount. */
export const currencyCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
