import type { FieldErrorCode } from '#shared/errors/fields.ts';
import { currencyDecimals, toMinorUnits } from '#shared/money.ts';
import { fieldError } from '#server/errors/app-error.ts';

const ERRORS = {
  notPositive: 'amountNotPositive',
  tooManyDecimals: 'amountTooManyDecimals',
  tooLarge: 'amountTooLarge',
} as const satisfies Record<string, FieldErrorCode>;

/** Minor units of a positive amount in major units. Throws the error of a field where it cannot be stored. */
export function readAmount(amount: number, currency: string, field = 'amount'): number {
  const minor = toMinorUnits(amount, currencyDecimals(currency));
  if (!minor.ok) throw fieldError(field, ERRORS[minor.reason]);
  return minor.minorUnits;
}

/** The same for an amount with a sign, which may be 0. */
export function readSignedAmount(amount: number, currency: string, field = 'amount'): number {
  return amount === 0 ? 0 : Math.sign(amount) * readAmount(Math.abs(amount), currency, field);
}
