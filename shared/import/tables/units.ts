import type { DecimalText } from '../types.ts';

/** Converts a decimal text to units with the given number of decimals: ('1.5', 2) is 150n. Cuts further decimals. */
export function toUnits(text: DecimalText, decimals: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

export function decimalsOf(text: DecimalText): number {
  return text.split('.')[1]?.length ?? 0;
}

/** Converts units with the given number of decimals to a decimal text: (-150n, 2) is '-1.50'. */
export function fromUnits(units: bigint, decimals: number): DecimalText {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const text = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
  return units < 0n ? `-${text}` : text;
}
