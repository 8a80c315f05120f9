import { bankBalanceOf } from '#shared/advisor/slots/bank-balance.ts';
import { startOfMonth } from '#shared/calendar.ts';
import type { Figure } from '../book.ts';
import { sumIn } from '../search.ts';
import type { Context } from '../types.ts';

export type Bank = { balance: Figure; recorded: Figure };

/** The bank balance of the question, and what of the running month it holds already. */
export async function bankBalance(context: Context): Promise<Bank | undefined> {
  const { ledger, today, book, question } = context;
  const said = bankBalanceOf(question ?? '');
  if (said === undefined) return undefined;
  const source = { search: {}, rows: await ledger.days({}), side: 'balance' } as const;
  return {
    balance: book.asked('money', said),
    recorded: sumIn(context, source, { from: startOfMonth(today), to: today }),
  };
}

/** The balances of the months, with that of the bank. */
export function remaining({ book }: Context, months: readonly Figure[], bank: Bank | undefined): Figure {
  const sum = months.map(({ id }) => id).join(' + ');
  const all = bank === undefined ? sum : `${sum} + ${bank.balance.id} - ${bank.recorded.id}`;
  return book.derived('money', all);
}
