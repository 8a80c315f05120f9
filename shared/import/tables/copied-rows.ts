import { foldText, isBlankCell } from './cells.ts';
import { readDate } from './dates.ts';
import { readNumber } from './numbers.ts';

/** Fewer rows may be the same in two tables by chance. */
const MIN_COMMON_ROWS = 3;
const OVERLAPPING_SHARE = 0.5;

/**
 * Finds the tables whose rows all occur in other tables, and whether another table shares at least half of its rows.
 * Compares the values of days and amounts, since a copy may have cells of other types.
 */
export function findCopies<Table extends { movements: readonly string[][] }>(
  tables: readonly Table[],
): { copies: Set<Table>; isOverlapping: boolean } {
  const copies = new Set<Table>();
  const counts = new Map<string, number>();
  const sizes: number[] = [];
  let isOverlapping = false;
  for (const table of tables.toSorted((one, other) => other.movements.length - one.movements.length)) {
    const keys = table.movements.map((row) => rowKey(row));
    const known = countKnown(keys, counts);
    const isEnough = known >= MIN_COMMON_ROWS || sizes.includes(keys.length);
    if (known === keys.length && isEnough) copies.add(table);
    else isOverlapping ||= known >= MIN_COMMON_ROWS && known >= keys.length * OVERLAPPING_SHARE;
    if (copies.has(table)) continue;
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    sizes.push(keys.length);
  }
  return { copies, isOverlapping };
}

function countKnown(keys: readonly string[], counts: ReadonlyMap<string, number>): number {
  const remaining = new Map(counts);
  let known = 0;
  for (const key of keys) {
    const count = remaining.get(key) ?? 0;
    if (count > 0) known++;
    remaining.set(key, count - 1);
  }
  return known;
}

/** Makes a key that does not depend on formats: '02/01/2026' equals '2026-01-02', and '-1.250,00 €' equals '-1250'. */
function rowKey(row: readonly string[]): string {
  const hasDay = row.some((cell) => dayKey(cell, false) !== undefined);
  const cells = row.filter((cell) => !isBlankCell(cell));
  return cells.map((cell) => dayKey(cell, !hasDay) ?? numberKey(cell) ?? foldText(cell)).join('|');
}

/** Makes a key of the year, and of day and month in any order. */
function dayKey(cell: string, mayBeBare: boolean): string | undefined {
  const date = readDate(cell);
  if (date === undefined || (date.shape === 'bare' && !mayBeBare)) return undefined;
  const day = date.days.dmy ?? date.days.mdy ?? date.days.ymd;
  if (day === undefined) return undefined;
  const [year = '', ...others] = day.split('-');
  return [year, ...others.toSorted()].join('-');
}

/** Makes a key of the sign and the digits, without the decimal mark. */
function numberKey(cell: string): string | undefined {
  const number = readNumber(cell);
  if (number === undefined) return undefined;
  const digits = number.digits.replace(/\D/g, '').replace(/^0+|0+$/g, '');
  return `${number.isNegative ? '-' : ''}${digits}`;
}
