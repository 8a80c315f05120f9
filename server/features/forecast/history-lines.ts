import type { TransactionType } from '#shared/categories.ts';
import type { PastTransaction } from '#shared/recognition/types.ts';
import { SEPARATOR } from './queries.ts';

/** The parts of a split purchase share a group. */
export type HistoryRow = PastTransaction & { groupId: string | null };

/** A line of `selectHistory` and the row that was read from it. */
export type ReadLine = { line: string; row: HistoryRow };

/**
 * Converts lines to rows, the newest first. A line that `previous` has too keeps its row object, which saves time and
 * changes no result.
 */
export function readLines(lines: readonly string[], previous: readonly ReadLine[]): ReadLine[] {
  let at = 0;
  let before: HistoryRow | undefined;
  return lines.map((line) => {
    let known = previous[at];
    // Both lists are sorted by their lines, which begin with the day and the id.
    while (known !== undefined && known.line > line) known = previous[++at];
    const read = known?.line === line ? known : { line, row: toHistoryRow(line, before) };
    before = read.row;
    return read;
  });
}

/** Replaces the lines of `days` in `previous` by `lines`. Each list has the newest first. */
export function replaceDays(
  previous: readonly ReadLine[],
  days: ReadonlySet<string>,
  lines: readonly string[],
): ReadLine[] {
  const others = previous.filter(({ row }) => !days.has(row.date));
  const read = readLines(
    lines,
    previous.filter(({ row }) => days.has(row.date)),
  );
  const all: ReadLine[] = [];
  let at = 0;
  for (const other of others) {
    for (let next = read[at]; next !== undefined && next.row.date > other.row.date; next = read[++at])
      all.push(next);
    all.push(other);
  }
  return [...all, ...read.slice(at)];
}

function toHistoryRow(line: string, before: HistoryRow | undefined): HistoryRow {
  const [day = '', id = '', type, amount, category = '', groupId = '', description = ''] =
    line.split(SEPARATOR);
  return {
    id,
    type: type as TransactionType,
    // One string object for all rows of a day is quick to compare.
    date: before?.date === day ? before.date : day,
    amountMinor: Number(amount),
    category,
    description,
    groupId: groupId === '' ? null : groupId,
  };
}
