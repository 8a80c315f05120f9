import type { ColumnRole } from '../types.ts';
import { foldText, hasWord } from './cells.ts';
import { isCounter } from './amount-columns.ts';
import { readDate } from './dates.ts';
import { directionReader } from './directions.ts';
import { magnitude, readNumber, type DecimalMark } from './numbers.ts';
import { profileColumn, type Profile } from './profile.ts';
import { RECEIVED_WORDS } from './sign-words.ts';
import { toUnits } from './units.ts';

/**
 * Guesses the roles of columns without a header by their cells, and says whether the cells allow no other roles. Only
 * rows with a day in the first column of days count; rows above them describe the account.
 */
export function guessRoles(all: readonly string[][]): { roles: ColumnRole[]; isSure: boolean } {
  const width = all.reduce((most, { length }) => Math.max(most, length), 0);
  const columns = Array.from({ length: width }, (_, column) => column);
  const [firstDate] = columns.filter((column) => isMostlyDay(profileColumn(all, column)));
  const rows =
    firstDate === undefined ? all : all.filter((row) => readDate(row[firstDate] ?? '') !== undefined);
  const profiles = columns.map((column) => profileColumn(rows, column));
  const roles: ColumnRole[] = profiles.map((profile) => guessRole(profile));
  for (const column of columns.filter((each) => isMostlyDay(profiles[each]))) roles[column] = 'valueDate';
  if (firstDate !== undefined) roles[firstDate] = 'date';
  const direction = profiles.findIndex(
    ({ directions, filled, rows: count }) => directions > 0.95 && filled > count * 0.8,
  );
  if (direction !== -1) roles[direction] = 'direction';
  const numbers = columns.filter((column) => {
    const profile = profiles[column];
    const isNumber = profile !== undefined && profile.numbers > 0.95 && profile.filled > 0;
    return isNumber && !isMostlyDay(profile) && !isIdColumn(rows, column);
  });
  const isSure = assignNumbers(roles, rows, numbers, direction) && firstDate !== undefined;
  if (!roles.includes('text')) addText(roles, profiles);
  // A table of days and numbers without any words may be one of balances.
  return { roles, isSure: isSure && roles.some((role) => role === 'text' || role === 'balance') };
}

/** Takes the column with the most letters for the text, if no column has many. */
function addText(roles: ColumnRole[], profiles: readonly Profile[]): void {
  const letters = (column: number) => (roles[column] === 'unused' ? (profiles[column]?.letters ?? 0) : 0);
  const [most] = roles.map((_, column) => column).toSorted((one, other) => letters(other) - letters(one));
  if (most !== undefined && letters(most) >= 1) roles[most] = 'text';
}

/** Assigns amount, debit, credit and balance to the columns of numbers. Whether the numbers prove it. */
function assignNumbers(
  roles: ColumnRole[],
  rows: readonly string[][],
  numbers: readonly number[],
  direction: number,
): boolean {
  const [only] = numbers;
  if (only !== undefined && numbers.length === 1) {
    roles[only] = 'amount';
    return true;
  }
  const pair = findPair(rows, numbers);
  if (pair) return assignPair(roles, rows, numbers, pair);
  const directions = rows.map((row) => row[direction] ?? '');
  const read = directionReader(directions);
  const signs = directions.map((cell) => (direction === -1 ? 1 : (read(cell) ?? 1)));
  const units = new Map(numbers.map((column) => [column, readUnits(rows, column)]));
  let found: number | undefined;
  for (const amount of numbers) {
    for (const balance of numbers) {
      if (amount === balance || roles[amount] === 'amount') continue;
      const amounts = units
        .get(amount)
        ?.map((each, at) => (signs[at] === -1 && each !== undefined && each > 0n ? -each : each));
      if (!isChained(amounts ?? [], units.get(balance) ?? [])) continue;
      // If the first movement of an account is its balance, both columns fit either role.
      if (found !== undefined) return false;
      found = amount;
      roles[amount] = 'amount';
      roles[balance] = 'balance';
    }
  }
  if (found !== undefined) return true;
  const negative = numbers.find((column) => rows.some((row) => readNumber(row[column] ?? '')?.isNegative));
  const amount = negative ?? numbers[0];
  if (amount !== undefined) roles[amount] = 'amount';
  return false;
}

function assignPair(
  roles: ColumnRole[],
  rows: readonly string[][],
  numbers: readonly number[],
  [one, other]: [number, number],
): boolean {
  const rest = numbers.filter((column) => column !== one && column !== other);
  const balanceOf = (debit: number, credit: number) => {
    const [outs, ins] = [readUnits(rows, debit), readUnits(rows, credit)];
    const amounts = rows.map((_, at) => (ins[at] ?? 0n) - (outs[at] ?? 0n));
    return rest.find((column) => isChained(amounts, readUnits(rows, column)));
  };
  const [first, second] = [hasMinuses(rows, one), hasMinuses(rows, other)];
  if (first !== second) {
    // The column with a minus is the one of money that went out.
    const [debit, credit] = first ? [one, other] : [other, one];
    [roles[debit], roles[credit]] = ['debit', 'credit'];
    const ins = readUnits(rows, credit);
    const outs = readUnits(rows, debit);
    const balance = rest.find((column) =>
      isChained(
        rows.map((_, at) => (ins[at] ?? 0n) + (outs[at] ?? 0n)),
        readUnits(rows, column),
      ),
    );
    if (balance !== undefined) roles[balance] = 'balance';
    return balance !== undefined;
  }
  const [usual, swapped] = [balanceOf(one, other), balanceOf(other, one)];
  const isSwapped = usual === undefined && (swapped !== undefined || isCreditColumn(rows, one, other));
  roles[one] = isSwapped ? 'credit' : 'debit';
  roles[other] = isSwapped ? 'debit' : 'credit';
  const likely = usual ?? swapped ?? rest[0];
  if (likely !== undefined) roles[likely] = 'balance';
  // The balance of a card is what is owed, so it would prove the wrong order.
  return usual !== undefined;
}

function hasMinuses(rows: readonly string[][], column: number): boolean {
  const filled = rows.map((row) => row[column] ?? '').filter((cell) => /[1-9]/.test(cell));
  return filled.length > 0 && filled.every((cell) => readNumber(cell)?.isNegative === true);
}

/** Whether more texts of received payments are in rows with the one number than in rows with the other. */
function isCreditColumn(rows: readonly string[][], one: number, other: number): boolean {
  const weight = rows.reduce((sum, row) => {
    const isPaid = row.some((cell) => hasWord(foldText(cell), RECEIVED_WORDS));
    return isPaid
      ? sum + (/[1-9]/.test(row[one] ?? '') ? 1 : 0) - (/[1-9]/.test(row[other] ?? '') ? 1 : 0)
      : sum;
  }, 0);
  return weight > 0;
}

/** Finds two columns of which each row fills exactly one. */
function findPair(rows: readonly string[][], numbers: readonly number[]): [number, number] | undefined {
  for (const [at, one] of numbers.entries()) {
    const other = numbers[at + 1];
    if (other === undefined) continue;
    const isOneFilled = rows.every((row) => /[1-9]/.test(row[one] ?? '') !== /[1-9]/.test(row[other] ?? ''));
    if (
      isOneFilled &&
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
  // Pending rows have no balance.
  const links = balances.filter(
    (balance, at) => at > 0 && balance !== undefined && balances[at - 1] !== undefined,
  ).length;
  if (links < 1 || links < (balances.length - 1) / 2 || amounts.every((amount) => amount === amounts[0]))
    return false;
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

function readUnits(rows: readonly string[][], column: number): (bigint | undefined)[] {
  const cells = rows.map((row) => readNumber(row[column] ?? ''));
  const mark: DecimalMark = cells.some((cell) => cell?.decimalMark === ',') ? ',' : '.';
  return cells.map((cell) => {
    if (cell === undefined) return undefined;
    const units = toUnits(magnitude(cell, mark), 4);
    return cell.isNegative ? -units : units;
  });
}

function guessRole(profile: Profile): ColumnRole {
  if (profile.filled === 0) return 'unused';
  if (profile.currencies > 0.95) return 'currency';
  if (profile.states === 1 && profile.letters >= 4 && profile.distinct > 1) return 'state';
  if (profile.letters >= 4 && profile.ids < 0.9) return 'text';
  return 'unused';
}

const isMostlyDay = (profile: Profile | undefined) =>
  profile !== undefined && profile.filled > 0 && (profile.dates > 0.6 || profile.bareDates > 0.9);

/** Whether whole numbers are ids: all the same, counting up or down, long, or with a zero in front. */
function isIdColumn(rows: readonly string[][], column: number): boolean {
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  const isPlain = cells.every((cell) => /^\d+$/.test(cell) && readDate(cell)?.shape !== 'sure');
  const isConstant = new Set(cells).size === 1 && (cells.length > 1 || rows.length === 1);
  return (
    isPlain && (isConstant || isCounter(rows, column) || cells.some((cell) => /^(?:0\d|\d{7})/.test(cell)))
  );
}
