import type { ColumnRole } from '../types.ts';
import { foldText } from './cells.ts';
import { profileOf, type Profile } from './profile.ts';
import { meaningsOf } from './words.ts';
import type { HeaderMeaning } from './words/rule.ts';

/** Which columns of a table mean what, by number. Several columns may hold text, payees, days or amounts. */
export type Layout = {
  roles: ColumnRole[];
  /** The first one counts; the others where its cell is empty. */
  dates: number[];
  /** The first one counts, unless the balance proves another. */
  amounts: number[];
  debit: number | undefined;
  credit: number | undefined;
  direction: number | undefined;
  balances: number[];
  fee: number | undefined;
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
  state: number | undefined;
};

type Meaning = HeaderMeaning | undefined;

/** A column with more accounts names those of others. */
const MAX_ACCOUNTS = 8;

/** The layout that a header and the cells under it give. `rows` are rows of movements only. */
export function layoutByHeader(header: readonly string[], rows: readonly string[][]): Layout {
  const width = rows.reduce((most, { length }) => Math.max(most, length), header.length);
  const profiles = Array.from({ length: width }, (_, column) => profileOf(rows, column));
  const meanings = profiles.map((profile, column) => meaningOf(header[column] ?? '', profile));
  addUnnamed(meanings, profiles, header);
  return toLayout(meanings, profiles, rows);
}

/** The layout of roles that a person chose. */
export function layoutByRoles(roles: readonly ColumnRole[], rows: readonly string[][]): Layout {
  const profiles = roles.map((_, column) => profileOf(rows, column));
  return toLayout([...roles], profiles, rows);
}

function meaningOf(header: string, profile: Profile): Meaning {
  if (/^\s*\(?(?:\+\s*\/\s*[-–−]|[-–−]\s*\/\s*\+)\)?\s*$/.test(header))
    return profile.directions > 0.9 ? 'direction' : 'amount';
  const folded = foldText(header);
  const bare = foldText(header.replace(/[([][^)\]]*[)\]]/g, ' '));
  const meanings = [...meaningsOf(folded), ...(bare === folded ? [] : meaningsOf(bare))];
  // 'Debit/Credit' over signed numbers is an amount.
  if (meanings[0] === 'direction' && profile.numbers > 0.6) return 'amount';
  const meaning = meanings.find((each) => fits(each, profile));
  if (meaning !== 'iban') return meaning;
  // An 'IBAN' that differs from row to row is the other side's.
  return profile.distinct === 1 && profile.filled === profile.rows ? 'account' : 'counterAccount';
}

function fits(meaning: HeaderMeaning, profile: Profile): boolean {
  switch (meaning) {
    case 'date':
    case 'valueDate':
      return profile.dates >= 0.5 || profile.bareDates >= 0.6;
    case 'debit':
    case 'credit':
      return profile.filled === 0 || profile.numbers >= 0.6;
    case 'amount':
    case 'net':
    case 'balance':
    case 'fee':
      return profile.filled > 0 && profile.numbers >= 0.6;
    case 'currency':
      return profile.currencies >= 0.8;
    case 'direction':
      return profile.directions >= 0.9;
    case 'bankId':
      return profile.ids >= 0.8;
    case 'state':
    case 'text':
    case 'payee':
    case 'from':
    case 'to':
    case 'note':
    case 'category':
    case 'tags':
    case 'account':
    case 'counterAccount':
    case 'iban':
      return profile.filled > 0;
    case 'time':
    case 'unused':
      return true;
  }
}

/** Columns without a known name that are needed: marks of debit and credit, and the text. */
function addUnnamed(meanings: Meaning[], profiles: readonly Profile[], header: readonly string[]): void {
  const has = (...wanted: HeaderMeaning[]) =>
    meanings.some((each) => each !== undefined && wanted.includes(each));
  if (!has('direction', 'debit', 'credit')) {
    const at = profiles.findIndex(
      (profile, column) =>
        profile.directions > 0.95 &&
        profile.filled >= profile.rows * 0.9 &&
        profile.distinct <= 4 &&
        (meanings[column] === undefined ||
          /\b(?:type|tipo|typ|art|details|soort|rodzaj)\b/.test(foldText(header[column] ?? ''))),
    );
    if (at !== -1) meanings[at] = 'direction';
  }
  if (has('text', 'payee', 'from', 'to')) return;
  const most = profiles.reduce<number | undefined>((best, { letters }, column) => {
    if (meanings[column] !== undefined || letters < 3) return best;
    return best === undefined || letters > (profiles[best]?.letters ?? 0) ? column : best;
  }, undefined);
  if (most !== undefined) meanings[most] = 'text';
}

function toLayout(meanings: Meaning[], profiles: readonly Profile[], rows: readonly string[][]): Layout {
  const all = (...wanted: HeaderMeaning[]) =>
    meanings.flatMap((meaning, column) =>
      meaning !== undefined && wanted.includes(meaning) ? [column] : [],
    );
  const [first] = [all('date'), all('valueDate')];
  const byFilled = (columns: number[]) =>
    columns.toSorted((one, other) => Number(isSparse(profiles[one])) - Number(isSparse(profiles[other])));
  const amounts = byFilled([...all('net'), ...all('amount')]);
  const debit = fullest(all('debit'), profiles);
  const credit = fullest(all('credit'), profiles);
  const usesPair = choosePair(amounts[0], debit, credit, rows);
  const own = all('account').filter((column) => (profiles[column]?.distinct ?? 0) <= MAX_ACCOUNTS);
  const accounts = own.toSorted((one, other) => (profiles[other]?.ids ?? 0) - (profiles[one]?.ids ?? 0));
  const others = [...all('counterAccount'), ...all('account').filter((column) => !accounts.includes(column))];
  const byVariety = (columns: number[]) =>
    columns.toSorted((one, other) => Number(isConstant(profiles[one])) - Number(isConstant(profiles[other])));
  const layout: Layout = {
    roles: [],
    dates: [...byFilled(byVariety(first ?? [])), ...all('valueDate')],
    amounts: usesPair ? [] : amounts,
    debit: usesPair ? debit : undefined,
    credit: usesPair ? credit : undefined,
    direction: all('direction')[0],
    balances: all('balance').filter((column) => !isSparse(profiles[column])),
    fee: all('fee')[0],
    currency: all('currency')[0],
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
    state: all('state')[0],
  };
  layout.roles = meanings.map((meaning, column) => roleOf(meaning, column, layout));
  return layout;
}

function roleOf(meaning: Meaning, column: number, layout: Layout): ColumnRole {
  const only = (chosen: number | undefined, role: ColumnRole) => (chosen === column ? role : 'unused');
  if (meaning === undefined || meaning === 'fee' || meaning === 'time' || meaning === 'iban') return 'unused';
  if (meaning === 'from' || meaning === 'to') return 'payee';
  if (meaning === 'net' || meaning === 'amount') return only(layout.amounts[0], 'amount');
  if (meaning === 'debit') return only(layout.debit, 'debit');
  if (meaning === 'credit') return only(layout.credit, 'credit');
  if (meaning === 'balance') return only(layout.balances[0], 'balance');
  if (meaning !== 'account') return meaning;
  return layout.counterAccount === column ? 'counterAccount' : only(layout.account, 'account');
}

/** The same in each of several rows, as the day of the export or the owner's name. */
const isConstant = (profile: Profile | undefined) =>
  profile !== undefined && profile.rows > 1 && profile.distinct === 1;
const isSparse = (profile: Profile | undefined) => profile === undefined || profile.filled < profile.rows / 2;

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
