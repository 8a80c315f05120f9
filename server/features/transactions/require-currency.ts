import { findCurrency } from '#server/database/find-currency.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Returns the user's currency. Throws `userIdMissing` if the account was deleted since the request began. */
export async function requireCurrency(trx: Writer, userId: string): Promise<string> {
  const currency = await findCurrency(trx, userId);
  if (currency === undefined) throw new AppError('userIdMissing');
  return currency;
}
