import { foldText, isBlankCell } from './cells.ts';
import type { DateOrder } from './dates.ts';
import { readDirection } from './directions.ts';
import type { Layout } from './layout.ts';
import type { DecimalMark } from './numbers.ts';
import { PENDING_ENDS, PENDING_STARTS } from './phrases.ts';
import { isPendingText, isStateCell } from './profile.ts';
import type { Chain } from './proof.ts';
import { proveEither } from './prove-rows.ts';
import { cellAt, type MovementRow } from './rows.ts';

/** Whether a column of states tells rows apart by a word that may mean that a movement is not booked. */
export function hasUnknownState(rows: readonly MovementRow[], { states }: Layout): boolean {
  return states.some((column) => {
    const words = new Set(rows.map(({ cells }) => cellAt(cells, column)));
    const isKnown = (word: string) =>
      isBlankCell(word) || isStateCell(word) || isPendingText(word) || readDirection(word) !== undefined;
    return words.size > 1 && [...words].some((word) => !isKnown(word));
  });
}

/**
 * Marks the movements whose text says at one of its ends that they are not booked: 'REMA 1000 Reservert transaksjon'.
 * They are booked where the balances of the others agree only with them; their own balance may be a forecast.
 */
export function markPending(
  rows: readonly MovementRow[],
  layout: Layout,
  mark: DecimalMark,
  order: DateOrder,
): void {
  const columns = [...layout.texts, ...layout.payees];
  const told = rows.filter(
    ({ cells, isPending }) => !isPending && columns.some((column) => isToldPending(cellAt(cells, column))),
  );
  if (told.length === 0) return;
  const others = rows.filter((row) => !told.includes(row));
  const gaps = ({ agrees, of }: Chain) => of - agrees;
  const areBooked =
    gaps(proveEither(rows, layout, mark, order)) < gaps(proveEither(others, layout, mark, order));
  if (!areBooked) for (const row of told) row.isPending = true;
}

function isToldPending(text: string): boolean {
  const padded = ` ${foldText(text)} `;
  return (
    PENDING_STARTS.some((words) => padded.startsWith(` ${words} `)) ||
    PENDING_ENDS.some((words) => padded.endsWith(` ${words} `))
  );
}
