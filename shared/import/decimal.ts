import type { DecimalText } from './types.ts';

/** An exact decimal: -12.50 is { digits: -1250n, decimals: 2 }. */
type Decimal = { digits: bigint; decimals: number };

/** Adds decimal texts exactly; the sum has as many decimals as the part with the most. */
export function addDecimals(texts: readonly DecimalText[]): DecimalText {
  const all = texts.map(toDecimal);
  const decimals = all.reduce((most, each) => Math.max(most, each.decimals), 0);
  const sum = all.reduce((total, each) => total + each.digits * 10n ** BigInt(decimals - each.decimals), 0n);
  return toText({ digits: sum, decimals });
}

export function negate(text: DecimalText): DecimalText {
  return isZero(text) ? text : text.startsWith('-') ? text.slice(1) : `-${text}`;
}

/** Returns an amount without its sign. */
export function absolute(text: DecimalText): DecimalText {
  return isNegative(text) ? negate(text) : text;
}

export function isZero(text: DecimalText): boolean {
  return !/[1-9]/.test(text);
}

export function isNegative(text: DecimalText): boolean {
  return text.startsWith('-') && !isZero(text);
}

/** Whether two texts are the same number: 1.5 and 1.50 are. */
export function isSameDecimal(one: DecimalText, other: DecimalText): boolean {
  return isZero(addDecimals([one, negate(other)]));
}

/** Rounds half away from zero. */
export function roundDecimal(text: DecimalText, decimals: number): DecimalText {
  const isMinus = text.startsWith('-');
  const [whole = '0', fraction = ''] = (isMinus ? text.slice(1) : text).split('.');
  const units = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  const up = (fraction[decimals] ?? '0') >= '5' ? 1n : 0n;
  const rounded = toText({ digits: units + up, decimals });
  return isMinus ? `-${rounded}` : rounded;
}

function toDecimal(text: DecimalText): Decimal {
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), decimals: fraction.length };
}

function toText({ digits, decimals }: Decimal): DecimalText {
  const sign = digits < 0n ? '-' : '';
  const text = String(digits < 0n ? -digits : digits).padStart(decimals + 1, '0');
  return decimals === 0 ? sign + text : `${sign}${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}
