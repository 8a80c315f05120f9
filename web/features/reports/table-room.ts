import type { ReactNode } from 'react';
import { largestOf } from '#shared/lists.ts';

type Cells = { cells: readonly { text: ReactNode; isText?: boolean }[] };
type Shown = { columns: readonly string[]; rows: readonly Cells[] };

// In rem, of letters that are wider than most.
const DIGIT = 0.545;
const HEAD_LETTER = 0.49;
const SMALL_DIGIT = 0.505;
const PADDING = 1;
/** Of the names of the rows, which break between words, and of columns of words. */
const NAMES = 8;
const WORDS = 7.5;
/** Of a label above a figure. */
const LEAST_CELL = 4;
/** Side by side, more figures are hard to tell apart. */
const MOST_BESIDE = 4;

/** How wide a table is with all figures beside their names, in rem. A table that has less room stacks them. */
export function tableRoom({ columns, rows }: Shown): number {
  const widths = columns.slice(1).map((head, at) => {
    const cells = rows.map((row) => row.cells[at]);
    const figure = cells.some((cell) => cell?.isText) ? WORDS : longest(cells) * DIGIT + PADDING;
    return Math.max(figure, head.length * HEAD_LETTER + PADDING);
  });
  return NAMES + widths.reduce((sum, width) => sum + width, 0);
}

/** How wide a stacked figure is at least, in rem, and how many stand in a line at most. */
export function stackedCells({ columns, rows }: Shown): { cell: number; most: number } {
  const figures = columns.length - 1;
  const cell = Math.max(LEAST_CELL, largestOf(rows.map(({ cells }) => longest(cells) * SMALL_DIGIT)));
  return { cell, most: figures > MOST_BESIDE ? Math.ceil(figures / 2) : figures };
}

function longest(cells: readonly ({ text: ReactNode; isText?: boolean } | undefined)[]): number {
  return Math.max(
    0,
    largestOf(cells.map((cell) => (typeof cell?.text === 'string' && !cell.isText ? cell.text.length : 0))),
  );
}
