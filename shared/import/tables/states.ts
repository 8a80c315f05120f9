import { foldText, isBlankCell } from './cells.ts';
import type { DateOrder } from './dates.ts';
import { readDirection } from './directions.ts';
import type { Layout } from './layout.ts';
import type { DecimalMark } from './numbers.ts';
import { PENDING_ENDS, PENDING_STARTS } from './phrases.ts';
import { isPendingText, isStateCell } from './profile.ts';
import type { ChainProof } from './proof.ts';
import { proveWithEitherSign } from './prove-rows.ts';
import { cellAt, type MovementRow } from './rows.ts';

/** Whether a column of states has an unknown word, which may mean that a movement is not booked. */
export function hasUnknownState(rows: readonly MovementRow[], { states }: Layout): boolean {
  return states.some((column) => {
    const words = new Set(rows.map(({ cells }) => cellAt(cells, column)));
    const isKnown = (word: string) =>
      isBlankCell(word) || isStateCell(word) || isPendingText(word) || readDirection(word) !== undefined;
    return words.size > 1 && [...words].some((word) => !isKnown(word));
  });
}

/**
 * Marks movements as pending whose text begins or ends with words for it: 'REMA 1000 Reservert transaksjon'. They count
 * as booked if the balances agree better with them than without them.
 */
export function markPending(
  rows: readonly MovementRow[],
  layout: Layout,
  mark: DecimalMark,
  order: DateOrder,
): void {
  const columns = [...layout.texts, ...layout.payees];
  const namedPending = rows.filter(
    ({ cells, isPending }) => !isPending && columns.some((column) => isNamedPending(cellAt(cells, column))),
  );
  if (namedPending.length === 0) return;
  const others = rows.filter((row) => !namedPending.includes(row));
  const gaps = ({ agrees, of }: ChainProof) => of - agrees;
  const areBooked =
    gaps(proveWithEitherSign(rows, layout, mark, order)) <
    gaps(proveWithEitherSign(others, layout, mark, order));
  if (!areBooked) for (const row of namedPending) row.isPending = true;
}

function isNamedPending(text: string): boolean {
  const padded = ` ${foldText(text)} `;
  return (
    PENDING_STARTS.some((words) => padded.startsWith(` ${words} `)) ||
    PENDING_ENDS.some((words) => padded.endsWith(` ${words} `))
  );
}
