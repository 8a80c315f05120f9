import { findBankBalance } from '#shared/advisor/slots/bank-balance.ts';
import { startOfMonth } from '#shared/calendar.ts';
import type { Figure } from '../book.ts';
import { sumIn } from '../search.ts';
import type { Context } from '../types.ts';

/** A bank balance, and the balance of this month's transactions that it already includes. */
export type Bank = { balance: Figure; recorded: Figure };

/** Reads the bank balance that the question names; undefined without one. */
export async function bankBalance(context: Context): Promise<Bank | undefined> {
  const { ledger, today, book, question } = context;
  const amount = findBankBalance(question ?? '');
  if (amount === undefined) return undefined;
  const source = { search: {}, rows: await ledger.days({}), side: 'balance' } as const;
  return {
    balance: book.asked('money', amount),
    recorded: sumIn(context, source, { from: startOfMonth(today), to: today }),
  };
}

/** Says that an answer does not count the money at a bank, or in accounts if there are some. */
export async function noteNoBank(
  { planning, assumptions, texts: { assumed } }: Context,
  form: 'noBankBalance' | 'wholeMonths' = 'noBankBalance',
): Promise<void> {
  const hasAccounts = (await planning.balances()).total !== null;
  assumptions.push((hasAccounts ? assumed.besideAccounts : assumed)[form]);
}

/** Adds up the balances of the months, and the bank balance if there is one. */
export function sumWithBank({ book }: Context, months: readonly Figure[], bank: Bank | undefined): Figure {
  const sum = months.map(({ id }) => id).join(' + ');
  const all = bank === undefined ? sum : `${sum} + ${bank.balance.id} - ${bank.recorded.id}`;
  return book.derived('money', all);
}
