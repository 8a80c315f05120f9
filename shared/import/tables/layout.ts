import type { ColumnRole } from '../types.ts';
import { currencyOf } from './about.ts';
import { isBooked as isNamedBooked, rankAmounts } from './amount-columns.ts';
import { foldText } from './cells.ts';
import { readNumber } from './numbers.ts';
import type { Profile } from './profile.ts';
import { meaningsOf } from './words.ts';
import type { HeaderMeaning } from './words/rule.ts';

/** Which columns of a table mean what, by number. Several columns may hold text, payees, days or amounts. */
export type Layout = {
  roles: ColumnRole[];
  /** The first one counts; the others where its cell is empty. */
  dates: number[];
  /** The first one counts, unless the balance proves another. */
  amounts: number[];
  /** All of them, also where debit and credit columns hold the amounts. */
  otherAmounts: number[];
  debit: number | undefined;
  credit: number | undefined;
  direction: number | undefined;
  balances: number[];
  /** Balances that most rows leave empty, too. */
  anyBalances: number[];
  /** Parts of an account that have balances of their own. */
  product: number | undefined;
  fee: number | undefined;
  /** Columns of taxes with a minus; others only say what is in the amount. */
  taxes: number[];
  /** Amounts that are not booked yet, in a column of their own. */
  hold: number | undefined;
  /** Columns of amounts in another currency than that of the first one, with its code. */
  foreign: { column: number; currency: string }[];
  currency: number | undefined;
  texts: number[];
  payees: number[];
  from: number | undefined;
  to: number | undefined;
  bankId: number | undefined;
  counterAccount: number | undefined;
  account: number | undefined;
  category: number | undefined;
  notes: number[];
  tags: number | undefined;
  /** Whether a movement is booked. */
  states: number[];
};

export type Meaning = HeaderMeaning | undefined;

type LayoutInput = {
  meanings: readonly Meaning[];
  profiles: readonly Profile[];
  rows: readonly string[][];
  header: readonly string[];
  /** The person's. */
  currency: string | undefined;
};

/** A column with more accounts names those of others. */
export const MAX_ACCOUNTS = 8;

/** Puts the columns of each meaning in the order in which they count. */
export function toLayout({ meanings, profiles, rows, header, currency }: LayoutInput): Layout {
  const all = (...wanted: HeaderMeaning[]) =>
    meanings.flatMap((meaning, column) =>
      meaning !== undefined && wanted.includes(meaning) ? [column] : [],
    );
  const [first] = [all('date'), all('valueDate')];
  const byFilled = (columns: number[]) =>
    columns.toSorted((one, other) => Number(isSparse(profiles[one])) - Number(isSparse(profiles[other])));
  const amounts = rankAmounts(byFilled([...all('net'), ...all('amount')]), header, rows, currency);
  const debit = fullest(all('debit'), profiles);
  const credit = fullest(all('credit'), profiles);
  const isBooked = (column: number | undefined) =>
    column !== undefined && currency !== undefined && currencyOf(header[column]) === currency;
  const usesPair = choosePair(amounts[0], debit, credit, rows) && (!isBooked(amounts[0]) || isBooked(debit));
  const own = all('account').filter((column) => (profiles[column]?.distinct ?? 0) <= MAX_ACCOUNTS);
  const accounts = own.toSorted((one, other) => (profiles[other]?.ids ?? 0) - (profiles[one]?.ids ?? 0));
  const others = [...all('counterAccount'), ...all('account').filter((column) => !accounts.includes(column))];
  const byVariety = (columns: number[]) =>
    columns.toSorted((one, other) => Number(isConstant(profiles[one])) - Number(isConstant(profiles[other])));
  const layout: Layout = {
    roles: [],
    dates: [...byFilled(byVariety(first ?? [])), ...all('valueDate')],
    amounts: usesPair ? [] : amounts,
    otherAmounts: amounts,
    debit: usesPair ? debit : undefined,
    credit: usesPair ? credit : undefined,
    direction: all('direction')[0],
    balances: all('balance').filter((column) => !isSparse(profiles[column])),
    anyBalances: all('balance'),
    product: all('product')[0],
    fee: all('fee').find((column) => rows.some((row) => /[1-9]/.test(row[column] ?? ''))),
    taxes: all('tax').filter((column) => rows.some((row) => isMinus(row[column]))),
    hold: all('hold')[0],
    foreign: usesPair ? [] : foreignColumns(amounts, header),
    currency: nearest(
      ownCurrencies(all('currency'), [amounts[0], debit], header, profiles),
      amounts[0] ?? debit,
    ),
    texts: all('text'),
    payees: byVariety(all('payee')),
    from: all('from')[0],
    to: all('to')[0],
    bankId: all('bankId')[0],
    counterAccount: others[0],
    account: accounts[0],
    category: all('category')[0],
    notes: all('note'),
    tags: all('tags')[0],
    states: all('state'),
  };
  layout.roles = meanings.map((meaning, column) => roleOf(meaning, column, layout));
  return layout;
}

const NO_ROLES: ReadonlySet<HeaderMeaning> = new Set(['fee', 'hold', 'iban', 'product', 'tax', 'time']);

function roleOf(meaning: Meaning, column: number, layout: Layout): ColumnRole {
  const only = (chosen: number | undefined, role: ColumnRole) => (chosen === column ? role : 'unused');
  if (meaning === undefined || NO_ROLES.has(meaning)) return 'unused';
  if (meaning === 'from' || meaning === 'to') return 'payee';
  if (meaning === 'net' || meaning === 'amount') return only(layout.amounts[0], 'amount');
  if (meaning === 'debit') return only(layout.debit, 'debit');
  if (meaning === 'credit') return only(layout.credit, 'credit');
  if (meaning === 'balance') return only(layout.balances[0], 'balance');
  if (meaning !== 'account') return meaning as ColumnRole;
  return layout.counterAccount === column ? 'counterAccount' : only(layout.account, 'account');
}

function isMinus(cell = ''): boolean {
  return /[1-9]/.test(cell) && readNumber(cell)?.isNegative === true;
}

/** A row of an account with several currencies has its amount in the column of one: 'CAD$' and 'USD$'. */
function foreignColumns([first, ...others]: readonly number[], header: readonly string[]): Layout['foreign'] {
  const own = currencyOf(header[first ?? -1]);
  return others.flatMap((column) => {
    const currency = currencyOf(header[column]);
    return own === null || currency === null || currency === own ? [] : [{ column, currency }];
  });
}

/** The same in each of several rows, as the day of the export or the owner's name. */
const isConstant = (profile: Profile | undefined) =>
  profile !== undefined && profile.rows > 1 && profile.distinct === 1;
const isSparse = (profile: Profile | undefined) => profile === undefined || profile.filled < profile.rows / 2;

/** The columns of currencies without those that share a word with another column of numbers: 'Transaction currency'. */
function ownCurrencies(
  columns: readonly number[],
  booked: readonly (number | undefined)[],
  header: readonly string[],
  profiles: readonly Profile[],
): number[] {
  const wordsOf = (column: number) =>
    foldText(header[column] ?? '')
      .split(' ')
      .filter((word) => word.length > 3 && !meaningsOf(word).includes('currency'));
  const bookedWords = booked.flatMap((column) => (column === undefined ? [] : wordsOf(column)));
  const others = profiles.flatMap(({ numbers }, column) =>
    numbers > 0.9 && !booked.includes(column) ? wordsOf(column) : [],
  );
  const ofAccount = (column: number | undefined) => isNamedBooked(header[column ?? -1]);
  if (booked.some((column) => ofAccount(column)) && columns.some((column) => ofAccount(column)))
    return columns.filter((column) => ofAccount(column));
  return columns.filter(
    (column) => !wordsOf(column).some((word) => others.includes(word) && !bookedWords.includes(word)),
  );
}

/** The column beside another one; the one behind it comes first. */
function nearest(columns: readonly number[], to: number | undefined): number | undefined {
  if (to === undefined) return columns[0];
  const distance = (column: number) => Math.abs(column - to) - (column > to ? 0.5 : 0);
  return columns.toSorted((one, other) => distance(one) - distance(other))[0];
}

function fullest(columns: number[], profiles: readonly Profile[]): number | undefined {
  return columns.toSorted((one, other) => (profiles[other]?.filled ?? 0) - (profiles[one]?.filled ?? 0))[0];
}

/** Whether debit and credit columns hold the amounts, where there is a column of amounts too. */
function choosePair(
  amount: number | undefined,
  debit: number | undefined,
  credit: number | undefined,
  rows: readonly string[][],
): boolean {
  if (debit === undefined && credit === undefined) return false;
  if (amount === undefined) return true;
  const share = (columns: (number | undefined)[]) =>
    rows.filter((row) => columns.some((column) => column !== undefined && /\d/.test(row[column] ?? '')))
      .length;
  return debit !== undefined && credit !== undefined && share([debit, credit]) >= share([amount]) * 0.9;
}
