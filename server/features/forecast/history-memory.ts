import type { TransactionType } from '#shared/categories.ts';
import type { PastTransaction } from '#shared/recognition/types.ts';
import { SEPARATOR } from './queries.ts';

/** The parts of a split purchase share a group. */
export type HistoryRow = PastTransaction & { groupId: string | null };

/** Makes the transactions of a history from the lines of `selectHistory`. */
export type ReadHistory = (lines: readonly string[]) => HistoryRow[];

type Read = { line: string; row: HistoryRow };

/**
 * Remembers the history that was read last: after a change of one transaction, the others are the same objects. It
 * changes no result, only how long it takes.
 */
export function createHistoryMemory(): ReadHistory {
  let last: readonly Read[] = [];
  return (lines) => {
    let at = 0;
    let before: HistoryRow | undefined;
    last = lines.map((line) => {
      let known = last[at];
      // Lines begin with their day and id, and come in the order of these, the newest first.
      while (known !== undefined && known.line > line) known = last[++at];
      const read = known?.line === line ? known : { line, row: toHistoryRow(line, before) };
      before = read.row;
      return read;
    });
    return last.map(({ row }) => row);
  };
}

function toHistoryRow(line: string, before: HistoryRow | undefined): HistoryRow {
  const [day = '', id = '', type, amount, category = '', groupId = '', description = ''] =
    line.split(SEPARATOR);
  return {
    id,
    type: type as TransactionType,
    // The same object for a whole day is quick to compare.
    date: before?.date === day ? before.date : day,
    amountMinor: Number(amount),
    category,
    description,
    groupId: groupId === '' ? null : groupId,
  };
}
