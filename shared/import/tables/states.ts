import { isBlankCell } from './cells.ts';
import { readDirection } from './directions.ts';
import type { Layout } from './layout.ts';
import { isPendingText, isStateCell } from './profile.ts';
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
