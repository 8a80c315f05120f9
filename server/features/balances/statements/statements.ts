import { endOfMonth, startOfMonth, type CalendarDay } from '#shared/calendar.ts';
import type { Statement } from '#shared/contract/balances.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { selectMonths, sumDays } from '../queries.ts';
import { selectStatements } from './queries.ts';

/** The most statements of one response. */
const STATEMENTS_AT_ONCE = 12;

type OpenedAccount = { userId: string; sourceId: string };
/** The money in an account at the start of a day. */
export type Opening = { minor: number; day: CalendarDay };

/** Lists what the bank says about an account, the newest first, each compared with the balance of that day. */
export async function listStatements(
  db: Reader,
  account: OpenedAccount,
  { opening, currency }: { opening: Opening | undefined; currency: string },
): Promise<Statement[]> {
  const decimals = currencyDecimals(currency);
  const statements: Statement[] = [];
  for (const row of await selectStatements(db, { ...account, limit: STATEMENTS_AT_ONCE })) {
    const isComparable = opening !== undefined && row.day >= opening.day;
    const ownMinor = isComparable ? await readBalanceAt(db, account, { opening, day: row.day }) : undefined;
    statements.push({
      day: row.day,
      balance: toMajorUnits(row.balance_minor, decimals),
      difference: ownMinor === undefined ? null : toMajorUnits(row.balance_minor - ownMinor, decimals),
      isFromFile: row.import_id !== null,
    });
  }
  return statements;
}

/** Returns the balance in minor units at the end of a day, which is not before the opening. */
export async function readBalanceAt(
  db: Reader | Writer,
  account: OpenedAccount,
  { opening, day }: { opening: Opening; day: CalendarDay },
): Promise<number> {
  const monthOf = (of: CalendarDay) => of.slice(0, 7);
  const isOneMonth = monthOf(opening.day) === monthOf(day);
  const days = isOneMonth
    ? await sumDays(db, { ...account, from: opening.day, to: day })
    : [
        ...(await sumDays(db, { ...account, from: opening.day, to: endOfMonth(opening.day) })),
        ...(await sumDays(db, { ...account, from: startOfMonth(day), to: day })),
      ];
  const months = await selectMonths(db, { ...account, from: monthOf(opening.day), to: monthOf(day) });
  const between = months.filter(({ month }) => month > monthOf(opening.day) && month < monthOf(day));
  return [...days, ...between].reduce((sum, { minor }) => sum + minor, opening.minor);
}
