import { addDays, eachDay, endOfMonth, type CalendarDay } from '#shared/calendar.ts';
import type { AccountBalance, getBalance, listBalances } from '#shared/contract/balances.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { Source } from '#shared/contract/sources.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import type { Reader } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { listStatements } from './statements/statements.ts';
import { selectMonths, sumBeforeOpening, sumDays, sumMonths, sumRestOfMonth } from './queries.ts';

/** An account as its row has it. */
export type Account = Pick<Source, 'id' | 'name' | 'kind'> & {
  archived: number;
  opening_minor: number | null;
  opening_day: CalendarDay | null;
  low_minor: number | null;
};

type User = { userId: string; currency: string; today: CalendarDay };
type BalanceMinor = { balance: number; later: number | null };

/** An account whose opening is older has a point for each month instead of each day. */
const DAYS_WITH_POINTS = 92;
const MONTHS_WITH_POINTS = 120;

export async function listAccountBalances(
  db: Reader,
  user: User,
  accounts: readonly Account[],
): Promise<OutputOf<typeof listBalances>> {
  const balances = await computeBalances(db, user, accounts);
  const used = accounts.flatMap(({ id, archived }) => (archived === 1 ? [] : (balances.get(id) ?? [])));
  const totalMinor = used.reduce((sum, { balance }) => sum + balance, 0);
  return {
    items: accounts.map((account) => toAccountBalance(account, balances.get(account.id), user)),
    total: used.length === 0 ? null : toMajorUnits(totalMinor, currencyDecimals(user.currency)),
  };
}

/** Returns the balance of one account with its course. Throws `sourceNotFound`. */
export async function readAccountBalance(
  db: Reader,
  user: User,
  { accounts, id }: { accounts: readonly Account[]; id: string },
): Promise<OutputOf<typeof getBalance>> {
  const account = requireAccountOf(accounts, id);
  const current = (await computeBalances(db, user, accounts)).get(id);
  const { opening_minor: minor, opening_day: day } = account;
  const opening = minor === null || day === null ? undefined : { minor, day };
  const { userId, currency } = user;
  return {
    account: toAccountBalance(account, current, user),
    points: current === undefined ? [] : await listPoints(db, user, account, current.balance),
    statements: await listStatements(db, { userId, sourceId: id }, { opening, currency }),
  };
}

/** Throws `sourceNotFound`. */
export function requireAccountOf(accounts: readonly Account[], id: string): Account {
  const account = accounts.find((each) => each.id === id);
  if (account === undefined) throw new AppError('sourceNotFound');
  return account;
}

/** Computes the balances in minor units of the accounts that are opened by today. */
async function computeBalances(
  db: Reader,
  { userId, today }: User,
  accounts: readonly Account[],
): Promise<Map<string, BalanceMinor>> {
  const opened = accounts.filter(({ opening_day }) => opening_day !== null && opening_day <= today);
  if (opened.length === 0) return new Map();
  const months = new Map((await sumMonths(db, { userId, today })).map((sums) => [sums.sourceId, sums]));
  const rest = await sumRestOfMonth(db, { userId, today });
  const before = await sumBeforeOpening(db, userId);
  return new Map(
    opened.map(({ id, opening_minor }) => {
      const ofAccount = ({ sourceId }: { sourceId: string }) => sourceId === id;
      const restSums = rest.filter(ofAccount);
      const restMinor = sumMinor(restSums);
      const { untilNow = 0, later = null } = months.get(id) ?? {};
      const balance = (opening_minor ?? 0) + untilNow - restMinor - sumMinor(before.filter(ofAccount));
      const isNoneLater = restSums.length === 0 && later === null;
      return [id, { balance, later: isNoneLater ? null : (later ?? 0) + restMinor }];
    }),
  );
}

function sumMinor(sums: readonly { minor: number }[]): number {
  return sums.reduce((sum, { minor }) => sum + minor, 0);
}

function toAccountBalance(
  { id, name, kind, archived, low_minor }: Account,
  current: BalanceMinor | undefined,
  { currency }: User,
): AccountBalance {
  const decimals = currencyDecimals(currency);
  const toMajor = (minor: number | null) => (minor === null ? null : toMajorUnits(minor, decimals));
  return {
    id,
    name,
    kind,
    isArchived: archived === 1,
    balance: toMajor(current?.balance ?? null),
    later: toMajor(current?.later ?? null),
    isLow: current !== undefined && low_minor !== null && current.balance < low_minor,
  };
}

/** Lists the balance at the end of days or months since the opening, counted back from today's balance. */
async function listPoints(
  db: Reader,
  { userId, currency, today }: User,
  { id: sourceId, opening_day }: Account,
  balance: number,
): Promise<OutputOf<typeof getBalance>['points']> {
  const from = opening_day ?? today;
  const isShort = from > addDays(today, -DAYS_WITH_POINTS);
  const account = { userId, sourceId };
  const changes = isShort
    ? await sumDays(db, { ...account, from, to: today })
    : await listMonthChanges(db, account, { from, today });
  const days = isShort ? eachDay({ from, to: today }) : monthEnds(from, today).slice(-MONTHS_WITH_POINTS);
  const decimals = currencyDecimals(currency);
  return days.map((day) => {
    const after = sumMinor(changes.filter((change) => change.day > day));
    return { day, balance: toMajorUnits(balance - after, decimals) };
  });
}

/** Returns what each month adds to an account, dated on its last day; the current month only until today. */
async function listMonthChanges(
  db: Reader,
  account: { userId: string; sourceId: string },
  { from, today }: { from: CalendarDay; today: CalendarDay },
): Promise<{ day: CalendarDay; minor: number }[]> {
  const thisMonth = today.slice(0, 7);
  const months = await selectMonths(db, { ...account, from: from.slice(0, 7), to: thisMonth });
  const complete = months
    .filter(({ month }) => month < thisMonth)
    .map(({ month, minor }) => ({ day: endOfMonth(`${month}-01`), minor }));
  return [...complete, ...(await sumDays(db, { ...account, from: `${thisMonth}-01`, to: today }))];
}

/** Lists the last days of the months of a range, and today. */
function monthEnds(from: CalendarDay, today: CalendarDay): CalendarDay[] {
  const ends: CalendarDay[] = [];
  for (let end = endOfMonth(from); end < today; end = endOfMonth(addDays(end, 1))) ends.push(end);
  return [...ends, today];
}
