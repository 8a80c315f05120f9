import fc from 'fast-check';
import { MAX_AMOUNT_WHOLE_UNITS } from '#shared/limits.ts';

/** Any amount of a transaction in minor units, up to the largest one with these decimals. */
export function minorUnits(places: number) {
  const largest = (MAX_AMOUNT_WHOLE_UNITS + 1) * 10 ** places - 1;
  return fc.integer({ min: 1, max: Math.min(largest, Number.MAX_SAFE_INTEGER) });
}
