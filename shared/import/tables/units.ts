import type { DecimalText } from '../types.ts';

/** Converts a decimal text to units with the given number of decimals: ('1.5', 2) is 150n. Cuts further decimals. */
export function toUnits(text: DecimalText, decimals: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

export function decimalsOf(text: DecimalText): number {
  return text.split('.')[1]?.length ?? 0;
}
