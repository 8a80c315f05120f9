import { isBlankCell } from './cells.ts';
import { readDate } from './dates.ts';
import type { Layout } from './layout.ts';
import { currencyCodes, readNumber } from './numbers.ts';

/**
 * Finds the rows of movements in a table without a header. Rows above the first day describe the account, and a last
 * row without words is the balance if all others have words.
 */
export function findMovementRange(
  rows: readonly string[][],
  { dates, texts }: Pick<Layout, 'dates' | 'texts'>,
): { from: number; to: number; balanceRowCount: number } {
  const firstDay = rows.findIndex((row) => readDate(row[dates[0] ?? 0] ?? '') !== undefined);
  const from = Math.max(0, firstDay);
  const hasWords = (row: readonly string[] = []) =>
    texts.some((column) => /\p{L}{3}/u.test(row[column] ?? ''));
  const others = rows.slice(from, -1);
  const filled = (row: readonly string[] = []) => row.filter((cell) => cell !== '').length;
  const fewest = others.reduce((least, row) => Math.min(least, filled(row)), Number.POSITIVE_INFINITY);
  const isBare = !hasWords(rows.at(-1)) && filled(rows.at(-1)) <= fewest * 0.6;
  const isBalance = isBare && others.length > 0 && others.every((row) => hasWords(row));
  return { from, to: isBalance ? rows.length - 1 : rows.length, balanceRowCount: isBalance ? 1 : 0 };
}

/**
 * Whether the first row describes the account: at least two of its cells have a kind that no other row has in
 * their column, and one of its numbers is also in the second or the last row, as a balance is.
 */
export function isAboutAccount([first = [], ...others]: readonly string[][]): boolean {
  if (others.length < 2) return false;
  const strange = first.filter((cell, column) => {
    const kind = findKind(cell);
    return kind !== 'blank' && others.every((row) => findKind(row[column] ?? '') !== kind);
  });
  if (strange.length < 2) return false;
  const numbers = new Set(first.filter((cell) => /[.,]\d{2}$/.test(cell)));
  return [others[0], others.at(-1)].some((row) => row?.some((cell) => numbers.has(cell)) === true);
}

function findKind(cell: string): 'blank' | 'currency' | 'date' | 'id' | 'number' | 'text' {
  if (isBlankCell(cell)) return 'blank';
  if (currencyCodes.has(cell)) return 'currency';
  if (readDate(cell) !== undefined) return 'date';
  if (readNumber(cell) !== undefined && !/^\D?\d[\d ]{9,}$/.test(cell)) return 'number';
  return /\p{L}{3}/u.test(cell) ? 'text' : 'id';
}
