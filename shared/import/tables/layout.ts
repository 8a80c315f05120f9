import type { ColumnRole } from '../types.ts';
import { findHeaderCurrency } from './account-info.ts';
import { isInAccountCurrency, rankAmounts } from './amount-columns.ts';
import { foldText } from './cells.ts';
import { readNumber } from './numbers.ts';
import type { Profile } from './profile.ts';
import { findMeanings } from './header-meanings.ts';
import type { HeaderMeaning } from './words/rule.ts';

/** The columns of a table by what they mean. Several columns may have text, payees, days or amounts. */
export type Layout = {
  roles: ColumnRole[];
  /** The first one counts, and another one only if its cell is empty. */
  dates: number[];
  /** The first one counts, unless the balance proves another one. */
  amounts: number[];
  /** All columns of amounts, even if the columns of debit and credit are used. */
  otherAmounts: number[];
  debit: number | undefined;
  credit: number | undefined;
  direction: number | undefined;
  balances: number[];
  /** All columns of balances, even if most of their cells are empty. */
  anyBalances: number[];
  /** Parts of an account that have balances of their own. */
  product: number | undefined;
  fee: number | undefined;
  /** Columns of taxes with a minus; any other tax is included in the amount. */
  taxes: number[];
  /** The column of amounts that are not booked yet. */
  hold: number | undefined;
  /** Columns of amounts in another currency than the first one, with its code. */
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
  /** Columns that say whether a movement is booked. */
  states: number[];
};

export type Meaning = HeaderMeaning | undefined;

type LayoutInput = {
  meanings: readonly Meaning[];
  profiles: readonly Profile[];
  rows: readonly string[][];
  header: readonly string[];
  /** The person's currency. */
  currency: string | undefined;
};

/** A column with more accounts has those of other people. */
export const MAX_ACCOUNTS = 8;

/** Makes a layout, with the columns of each meaning in the order of their priority. */
export function toLayout({ meanings, profiles, rows, header, currency }: LayoutInput): Layout {
  const all = (...wanted: HeaderMeaning[]) =>
    meanings.flatMap((meaning, column) =>
      meaning !== undefined && wanted.includes(meaning) ? [column] : [],
    );
  const filledFirst = (columns: number[]) =>
    columns.toSorted((one, other) => Number(isSparse(profiles[one])) - Number(isSparse(profiles[other])));
  const amounts = rankAmounts(filledFirst([...all('net'), ...all('amount')]), header, rows, currency);
  const debit = findFullestColumn(all('debit'), profiles);
  const credit = findFullestColumn(all('credit'), profiles);
  const isBooked = (column: number | undefined) =>
    column !== undefined && currency !== undefined && findHeaderCurrency(header[column]) === currency;
  const usesPair = choosePair(amounts[0], debit, credit, rows) && (!isBooked(amounts[0]) || isBooked(debit));
  const ownAccounts = all('account').filter((column) => (profiles[column]?.distinct ?? 0) <= MAX_ACCOUNTS);
  const accounts = ownAccounts.toSorted(
    (one, other) => (profiles[other]?.ids ?? 0) - (profiles[one]?.ids ?? 0),
  );
  const others = [...all('counterAccount'), ...all('account').filter((column) => !accounts.includes(column))];
  const sortVariedFirst = (columns: number[]) =>
    columns.toSorted((one, other) => Number(isConstant(profiles[one])) - Number(isConstant(profiles[other])));
  const layout: Layout = {
    roles: [],
    dates: [...filledFirst(sortVariedFirst(all('date'))), ...all('valueDate')],
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
    payees: sortVariedFirst(all('payee')),
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
  layout.roles = meanings.map((meaning, column) => toRole(meaning, column, layout));
  return layout;
}

const NO_ROLES: ReadonlySet<HeaderMeaning> = new Set(['fee', 'hold', 'iban', 'product', 'tax', 'time']);

function toRole(meaning: Meaning, column: number, layout: Layout): ColumnRole {
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

/** Finds columns of other currencies, such as 'USD$' after 'CAD$': a row has its amount in one of them. */
function foreignColumns([first, ...others]: readonly number[], header: readonly string[]): Layout['foreign'] {
  const firstCurrency = findHeaderCurrency(header[first ?? -1]);
  return others.flatMap((column) => {
    const currency = findHeaderCurrency(header[column]);
    return firstCurrency === null || currency === null || currency === firstCurrency
      ? []
      : [{ column, currency }];
  });
}

/** Whether all of several rows have the same value, such as the day of the export or the owner's name. */
const isConstant = (profile: Profile | undefined) =>
  profile !== undefined && profile.rows > 1 && profile.distinct === 1;
const isSparse = (profile: Profile | undefined) => profile === undefined || profile.filled < profile.rows / 2;

/** Leaves out columns of currencies that share a word with another column of numbers, as 'Transaction currency' may. */
function ownCurrencies(
  columns: readonly number[],
  booked: readonly (number | undefined)[],
  header: readonly string[],
  profiles: readonly Profile[],
): number[] {
  const findWords = (column: number) =>
    foldText(header[column] ?? '')
      .split(' ')
      .filter((word) => word.length > 3 && !findMeanings(word).includes('currency'));
  const bookedWords = booked.flatMap((column) => (column === undefined ? [] : findWords(column)));
  const others = profiles.flatMap(({ numbers }, column) =>
    numbers > 0.9 && !booked.includes(column) ? findWords(column) : [],
  );
  const namesAccountCurrency = (column: number | undefined) => isInAccountCurrency(header[column ?? -1]);
  if (
    booked.some((column) => namesAccountCurrency(column)) &&
    columns.some((column) => namesAccountCurrency(column))
  )
    return columns.filter((column) => namesAccountCurrency(column));
  return columns.filter(
    (column) => !findWords(column).some((word) => others.includes(word) && !bookedWords.includes(word)),
  );
}

/** Returns the column nearest to another one; of two, the one after it. */
function nearest(columns: readonly number[], target: number | undefined): number | undefined {
  if (target === undefined) return columns[0];
  const distance = (column: number) => Math.abs(column - target) - (column > target ? 0.5 : 0);
  return columns.toSorted((one, other) => distance(one) - distance(other))[0];
}

function findFullestColumn(columns: number[], profiles: readonly Profile[]): number | undefined {
  return columns.toSorted((one, other) => (profiles[other]?.filled ?? 0) - (profiles[one]?.filled ?? 0))[0];
}

/** Whether the amounts are in the columns of debit and credit rather than in one column. */
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
