import { cleanCell, foldText, isBlankCell, UNSPACED } from './cells.ts';
import type { Layout } from './layout.ts';
import { readDate, type DateCell } from './dates.ts';
import { readMonth } from './months.ts';
import { currencyCodes, readNumber, type NumberCell } from './numbers.ts';
import { isMovementLike, isPendingText } from './profile.ts';
import { BALANCE_PHRASES, SUM_PHRASES } from './phrases.ts';

/** The cells of one movement, before days and amounts are decided. */
export type MovementRow = {
  line: number;
  cells: string[];
  date: DateCell;
  /** The cells of all columns of days. */
  dates: DateCell[];
  amount: NumberCell | undefined;
  debit: NumberCell | undefined;
  credit: NumberCell | undefined;
  balance: NumberCell | undefined;
  isPending: boolean;
};

export type Row =
  | { kind: 'movement'; row: MovementRow }
  | { kind: 'balance' }
  | { kind: 'unreadable'; reason: 'date' | 'amount' }
  | { kind: 'text' }
  | { kind: 'none' };

/** Decides what a row under the header is. */
export function readRow(cells: string[], line: number, layout: Layout): Row {
  const dateCells = layout.dates.map((column) => cells[column] ?? '');
  const readDates = dateCells.map((cell) => readDate(cell));
  const date = firstDate(dateCells, readDates);
  const dates = readDates.filter((each) => each !== undefined);
  const numbers = {
    amount: numberAt(cells, layout.amounts[0]),
    debit: numberAt(cells, layout.debit),
    credit: numberAt(cells, layout.credit),
  };
  const money = [layout.amounts[0], layout.debit, layout.credit].map((column) => cellAt(cells, column));
  const lacksAmount = money.every((cell) => isBlankCell(cell));
  const hold = lacksAmount ? numberAt(cells, layout.hold) : undefined;
  numbers.amount ??= hold ?? (lacksAmount ? foreignAmount(cells, layout) : undefined);
  const hasAmount = Object.values(numbers).some((each) => each !== undefined);
  const isUnreadable = money.some(
    (cell, at) => !isBlankCell(cell) && Object.values(numbers)[at] === undefined,
  );
  const balance = numberAt(cells, layout.balances[0]);
  const isPendingDate = date === undefined && dateCells.some((cell) => isPendingText(cell));

  const hasDebitAndCredit = numbers.debit !== undefined && numbers.credit !== undefined;
  if (isBalanceRow(cells, { hasDay: date !== undefined, hasAmount, hasDebitAndCredit }))
    return { kind: 'balance' };
  const isPending =
    hold !== undefined || layout.states.some((column) => isPendingText(cellAt(cells, column)));
  if (date !== undefined && !isUnreadable && hasAmount)
    return { kind: 'movement', row: { line, cells, date, dates, ...numbers, balance, isPending } };
  if (isPendingDate && !isUnreadable && hasAmount)
    return {
      kind: 'movement',
      row: { line, cells, date: NO_DAY, dates, ...numbers, balance, isPending: true },
    };
  if (date !== undefined) {
    const hasBalance = layout.anyBalances.some((column) => numberAt(cells, column) !== undefined);
    if (!isUnreadable && hasBalance) return { kind: 'balance' };
    return { kind: 'unreadable', reason: 'amount' };
  }
  if (hasAmount && !isUnreadable) {
    return cells.some((cell) => hasLetters(cell)) || dateCells.some((cell) => /\d/.test(cell))
      ? { kind: 'unreadable', reason: 'date' }
      : { kind: 'balance' };
  }
  const looksLikeMovement =
    dateCells.some((cell) => /\d/.test(cell)) && money.some((cell) => /\d/.test(cell));
  if (looksLikeMovement) return { kind: 'unreadable', reason: 'date' };
  return isContinuation(cells, layout) ? { kind: 'text' } : { kind: 'none' };
}

const NO_DAY: DateCell = { days: {}, shape: 'sure', hasPoints: false };

export function cellAt(cells: readonly string[], column: number | undefined): string {
  return column === undefined ? '' : (cells[column] ?? '');
}

function numberAt(cells: readonly string[], column: number | undefined): NumberCell | undefined {
  const cell = cellAt(cells, column);
  return isBlankCell(cell) ? undefined : readNumber(cell);
}

/** Finds the amount of a row that has one only in the column of another currency. */
function foreignAmount(cells: readonly string[], { foreign }: Layout): NumberCell | undefined {
  for (const { column, currency } of foreign) {
    const number = numberAt(cells, column);
    if (number !== undefined) return { ...number, currency };
  }
  return undefined;
}

function firstDate(cells: readonly string[], dates: readonly (DateCell | undefined)[]): DateCell | undefined {
  for (const [at, cell] of cells.entries()) {
    const date = dates[at];
    if (date !== undefined && Object.keys(date.days).length > 0) return date;
    // A day that does not exist must not be replaced by a day of another column.
    if (!isBlankCell(cell)) return undefined;
  }
  return undefined;
}

/** Whether a row only continues the text of the row above: it has no day and no amount. */
function isContinuation(cells: readonly string[], layout: Layout): boolean {
  const words = [...layout.texts, ...layout.payees];
  const isWord = (column: number) => words.includes(column);
  const needed = [
    ...layout.dates,
    ...layout.amounts.slice(0, 1),
    layout.debit,
    layout.credit,
    layout.balances[0],
  ];
  if (needed.some((column) => column !== undefined && cellAt(cells, column) !== '')) return false;
  return cells.some((cell, column) => cell !== '' && isWord(column));
}

const firstLetters = new Set([...BALANCE_PHRASES, ...SUM_PHRASES].map((phrase) => phrase.charAt(0)));

/** Quickly excludes cells that cannot begin with one of the phrases. */
const mayStartWithPhrase = (cell: string) =>
  firstLetters.has(cell.charAt(0).toLowerCase()) || cell >= UNSPACED || /^[^\p{L}]/u.test(cell);

type Filled = { hasDay: boolean; hasAmount: boolean; hasDebitAndCredit: boolean };

/** Whether a row has a balance or a sum. Sums have no day, or a debit and a credit; balances may have a day. */
function isBalanceRow(cells: readonly string[], { hasDay, hasAmount, hasDebitAndCredit }: Filled): boolean {
  return cells.some((cell) => {
    if (!mayStartWithPhrase(cell) || cell.length > 60 || !hasLetters(cell, 1)) return false;
    const spaced = /^(?:\p{L} ){3,}\p{L}$/u.test(cell);
    const folded = foldText(spaced ? cell.replaceAll(' ', '') : cell);
    // New Balance is a shop.
    if (hasDay && hasAmount && folded.startsWith('new balance')) return false;
    return (
      isPhrase(folded, balances) ||
      BALANCE_WORDS.has(folded) ||
      ((!hasDay || hasDebitAndCredit) && isPhrase(folded, sums))
    );
  });
}

const BALANCE_WORDS: ReadonlySet<string> = new Set(['saldo', 'solde', 'kontostand', 'balance']);

/** Phrases under their first word. */
type Phrases = ReadonlyMap<string, string[]>;
const balances: Phrases = Map.groupBy(BALANCE_PHRASES, (phrase) => phrase.split(' ', 1)[0] ?? '');
const sums: Phrases = Map.groupBy(SUM_PHRASES, (phrase) => phrase.split(' ', 1)[0] ?? '');

/** Whether a text is a phrase, followed only by days, numbers, currencies and short words. */
function isPhrase(folded: string, phrases: Phrases): boolean {
  const known = phrases.get(folded.split(' ', 1)[0] ?? '') ?? [];
  return known.some((phrase) => {
    if (folded !== phrase && !folded.startsWith(`${phrase} `)) return false;
    const rest = folded.slice(phrase.length).trim().split(' ');
    return rest.every((word) => isFiller(word));
  });
}

const FILLERS =
  /^(?:\d*|de|del|da|do|du|des|vom|am|at|on|as|of|au|al|a|em|per|op|el|dia|cuenta|konto|account|r)$/;

const isFiller = (word: string) =>
  FILLERS.test(word) || currencyCodes.has(word.toUpperCase()) || readMonth(word) !== undefined;

function hasLetters(cell: string, least = 2): boolean {
  const isLettered = least === 1 ? /\p{L}/u.test(cell) : /\p{L}{2}/u.test(cell);
  return isLettered && readNumber(cell) === undefined && readDate(cell) === undefined;
}

/** Cleans the cells, removes empty ones at the end, and joins rows that a line break without quotes cut in two. */
export function cleanRows(
  rows: readonly string[][],
  lines: readonly number[],
): { rows: string[][]; lines: number[] } {
  const cleaned = rows.map((row) => trimEnd(row.map((cell) => cleanCell(cell))));
  const width = usualWidth(rows);
  const complete: { rows: string[][]; lines: number[] } = { rows: [], lines: [] };
  for (let at = 0; at < cleaned.length; at++) {
    const [row = [], next] = [cleaned[at], cleaned[at + 1]];
    const joined = next === undefined ? undefined : joinCut(row, next, rows[at], rows[at + 1], width);
    complete.rows.push(joined ?? row);
    complete.lines.push(lines[at] ?? 0);
    if (joined !== undefined) at++;
  }
  return complete;
}

function joinCut(
  row: string[],
  next: string[],
  rawRow: string[] = [],
  rawNext: string[] = [],
  width: number,
): string[] | undefined {
  if (width < 3 || rawRow.length + rawNext.length - 1 !== width || rawRow.length < 2) return undefined;
  const head = rawRow.map((cell) => cleanCell(cell));
  const joined = [...head.slice(0, -1), `${head.at(-1) ?? ''} ${next[0] ?? ''}`.trim(), ...next.slice(1)];
  const isCut = !isMovementLike(row) && !isMovementLike(next) && isMovementLike(joined);
  return isCut ? joined : undefined;
}

function usualWidth(rows: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

function trimEnd(row: string[]): string[] {
  let end = row.length;
  while (end > 0 && row[end - 1] === '') end--;
  return row.slice(0, end);
}
