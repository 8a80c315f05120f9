import type { ColumnRole } from '../types.ts';
import { readDate } from './dates.ts';
import { magnitude, readNumber, type DecimalMark } from './numbers.ts';
import { profileOf, type Profile } from './profile.ts';
import { toUnits } from './units.ts';

/** The roles of columns without a header, by their cells alone, and whether the cells leave no other reading. */
export function guessRoles(rows: readonly string[][]): { roles: ColumnRole[]; isSure: boolean } {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const profiles = Array.from({ length: width }, (_, column) => profileOf(rows, column));
  const roles: ColumnRole[] = profiles.map((profile) => roleByCells(profile));
  const dates = profiles.flatMap((profile, column) => (isDay(profile) ? [column] : []));
  const [firstDate, ...otherDates] = dates;
  if (firstDate !== undefined) roles[firstDate] = 'date';
  for (const column of otherDates) roles[column] = 'valueDate';
  const direction = profiles.findIndex(
    ({ directions, filled, rows: all }) => directions > 0.95 && filled > all * 0.8,
  );
  if (direction !== -1) roles[direction] = 'direction';
  const numbers = profiles.flatMap((profile, column) =>
    profile.numbers > 0.95 && profile.filled > 0 && !isDay(profile) && !isIdColumn(rows, column)
      ? [column]
      : [],
  );
  const isSure = assignNumbers(roles, rows, numbers, profiles) && dates.length > 0;
  if (!roles.includes('text') && roles.includes('payee')) roles[roles.indexOf('payee')] = 'text';
  return { roles, isSure };
}

/** Gives amount, debit, credit and balance to the columns of numbers; true if the numbers prove it. */
function assignNumbers(
  roles: ColumnRole[],
  rows: readonly string[][],
  numbers: readonly number[],
  profiles: readonly Profile[],
): boolean {
  const [only] = numbers;
  if (only !== undefined && numbers.length === 1) {
    roles[only] = 'amount';
    return true;
  }
  const pair = findPair(rows, numbers);
  const rest = pair === undefined ? numbers : numbers.filter((column) => !pair.includes(column));
  if (pair) {
    const [debit, credit] = pair;
    roles[debit] = 'debit';
    roles[credit] = 'credit';
    if (rest[0] !== undefined) roles[rest[0]] = 'balance';
    return false;
  }
  const units = new Map(rest.map((column) => [column, unitsOf(rows, column)]));
  for (const balance of rest) {
    for (const amount of rest) {
      if (amount === balance || !isChained(units.get(amount) ?? [], units.get(balance) ?? [])) continue;
      roles[amount] = 'amount';
      roles[balance] = 'balance';
      return true;
    }
  }
  const amount =
    rest.find((column) => rows.some((row) => readNumber(row[column] ?? '')?.isNegative)) ?? rest[0];
  if (amount !== undefined && profiles[amount] !== undefined) roles[amount] = 'amount';
  return false;
}

/** Two columns of which each row has exactly one filled. */
function findPair(rows: readonly string[][], numbers: readonly number[]): [number, number] | undefined {
  for (const [at, one] of numbers.entries()) {
    const other = numbers[at + 1];
    if (other === undefined) continue;
    const isEither = rows.every((row) => /[1-9]/.test(row[one] ?? '') !== /[1-9]/.test(row[other] ?? ''));
    if (
      isEither &&
      rows.some((row) => /[1-9]/.test(row[other] ?? '')) &&
      rows.some((row) => /[1-9]/.test(row[one] ?? ''))
    )
      return [one, other];
  }
  return undefined;
}

function isChained(
  amounts: readonly (bigint | undefined)[],
  balances: readonly (bigint | undefined)[],
): boolean {
  const links = balances.length - 1;
  if (links < 1 || amounts.every((amount) => amount === amounts[0])) return false;
  const agrees = (link: (at: number) => bigint | undefined) =>
    balances.filter((balance, at) => at > 0 && balance !== undefined && link(at) === balance).length;
  const plus = (one: bigint | undefined, other: bigint | undefined) =>
    one === undefined || other === undefined ? undefined : one + other;
  const minus = (one: bigint | undefined, other: bigint | undefined) =>
    one === undefined || other === undefined ? undefined : one - other;
  const best = Math.max(
    agrees((at) => plus(balances[at - 1], amounts[at])),
    agrees((at) => minus(balances[at - 1], amounts[at - 1])),
    agrees((at) => plus(balances[at - 1], amounts[at - 1])),
  );
  return best >= links * 0.8;
}

function unitsOf(rows: readonly string[][], column: number): (bigint | undefined)[] {
  const cells = rows.map((row) => readNumber(row[column] ?? ''));
  const mark: DecimalMark = cells.some((cell) => cell?.decimalMark === ',') ? ',' : '.';
  return cells.map((cell) => {
    if (cell === undefined) return undefined;
    const units = toUnits(magnitude(cell, mark), 4);
    return cell.isNegative ? -units : units;
  });
}

function roleByCells(profile: Profile): ColumnRole {
  if (profile.filled === 0) return 'unused';
  if (profile.currencies > 0.95) return 'currency';
  if (profile.letters >= 4 && profile.ids < 0.9) return 'text';
  return 'unused';
}

const isDay = ({ dates, bareDates, filled }: Profile) => filled > 0 && (dates > 0.9 || bareDates > 0.9);

/** Whole numbers of five digits and more without any separator, or all the same, are no amounts. */
function isIdColumn(rows: readonly string[][], column: number): boolean {
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  const isPlain = cells.every((cell) => /^\d+$/.test(cell) && readDate(cell)?.shape !== 'sure');
  return isPlain && (cells.some((cell) => cell.length > 6 || /^0\d/.test(cell)) || new Set(cells).size === 1);
}
