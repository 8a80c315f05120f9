import type { FieldErrorCode } from '#shared/errors/fields.ts';
import { currencyDecimals, toMinorUnits } from '#shared/money.ts';
import { fieldError } from '#server/errors/app-error.ts';

const ERRORS = {
  notPositive: 'amountNotPositive',
  tooManyDecimals: 'amountTooManyDecimals',
  tooLarge: 'amountTooLarge',
} as const satisfies Record<string, FieldErrorCode>;

/** Converts a positive amount to minor units. Throws an error of the field if the amount cannot be stored. */
export function readAmount(amount: number, currency: string, field = 'amount'): number {
  const minor = toMinorUnits(amount, currencyDecimals(currency));
  if (!minor.ok) throw fieldError(field, ERRORS[minor.reason]);
  return minor.minorUnits;
}

/** Converts an amount with a sign, which may be 0, to minor units. */
export function readSignedAmount(amount: number, currency: string, field = 'amount'): number {
  return amount === 0 ? 0 : Math.sign(amount) * readAmount(Math.abs(amount), currency, field);
}
