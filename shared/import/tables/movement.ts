import type { CalendarDay } from '../../calendar.ts';
import { splitTags } from '../apps/app.ts';
import { isNegative } from '../decimal.ts';
import type { DecimalText, Movement } from '../types.ts';
import { isBlankCell } from './cells.ts';
import { currencyInColumn } from './currency-cells.ts';
import type { Layout } from './layout.ts';
import { isNeutral } from './profile.ts';
import { cellAt, type MovementRow } from './rows.ts';

type DecidedValues = {
  day: CalendarDay;
  amount: DecimalText;
  layout: Layout;
  /** The unknown word in the column of debit and credit that marks money that is neither. */
  neutralWord: string | undefined;
  /** Texts of the rows below that continue the movement. */
  tail: readonly string[];
};

export function toMovement(
  { line, cells, isPending }: MovementRow,
  { day, amount, layout, neutralWord, tail }: DecidedValues,
): Movement {
  const direction = cellAt(cells, layout.direction);
  const payee = findPayee(cells, layout, amount);
  const text = joinTexts([joinTextColumns(cells, layout), ...tail]);
  return {
    line,
    date: day,
    amount,
    currency: currencyInColumn(cellAt(cells, layout.currency)),
    text: text === '' ? (payee ?? '') : text,
    payee,
    bankId: nullIfBlank(cellAt(cells, layout.bankId)),
    counterAccount: nullIfBlank(cellAt(cells, layout.counterAccount)),
    isPending,
    isTransfer: isNeutral(direction) || (direction !== '' && direction === neutralWord),
    category: nullIfBlank(cellAt(cells, layout.category)),
    note: joinTexts(layout.notes.map((column) => cellAt(cells, column))),
    tags: splitTags(cellAt(cells, layout.tags), /[,;|]/),
  };
}

/** Joins the text columns on one line, without texts that another one contains. */
export function joinTextColumns(cells: readonly string[], layout: Layout): string {
  return joinTexts(layout.texts.map((column) => cellAt(cells, column)));
}

/** Joins the texts and names of a row, which may show its sign. */
export function joinTextsAndPayees(cells: readonly string[], layout: Layout): string {
  return joinTexts([joinTextColumns(cells, layout), ...layout.payees.map((column) => cellAt(cells, column))]);
}

function joinTexts(texts: readonly string[]): string {
  const distinct: string[] = [];
  for (const text of texts) {
    if (!isBlankCell(text) && !distinct.some((each) => ` ${each} `.includes(` ${text} `)))
      distinct.push(text.replace(/^'|'$/g, ''));
  }
  return distinct.join(' ');
}

/** Finds the other side: who received money that left, or who sent money that came in. */
function findPayee(
  cells: readonly string[],
  { from, to, payees }: Layout,
  amount: DecimalText,
): string | null {
  const side = isNegative(amount) ? [to, from] : [from, to];
  const columns = from !== undefined && to !== undefined ? [side[0], ...payees] : [...payees, ...side];
  for (const column of columns) {
    const name = nullIfBlank(cellAt(cells, column));
    if (name !== null) return name;
  }
  return null;
}

export const nullIfBlank = (cell: string) => (isBlankCell(cell) ? null : cell.replace(/^'|'$/g, ''));
