import type { CalendarDay } from '../../calendar.ts';
import { isNegative } from '../decimal.ts';
import type { DecimalText, Movement } from '../types.ts';
import { isBlankCell } from './cells.ts';
import { currencyInColumn } from './currency-cells.ts';
import type { Layout } from './layout.ts';
import { isNeutral } from './profile.ts';
import { cellAt, type MovementRow } from './rows.ts';

type Decided = {
  day: CalendarDay;
  amount: DecimalText;
  layout: Layout;
  /** What the column of debit and credit says of money that is neither, beside known words. */
  neutral: string | undefined;
  tail: readonly string[];
};

export function toMovement(
  { line, cells, isPending }: MovementRow,
  { day, amount, layout, neutral, tail }: Decided,
): Movement {
  const direction = cellAt(cells, layout.direction);
  const payee = payeeOf(cells, layout, amount);
  const text = joinTexts([textOf(cells, layout), ...tail]);
  return {
    line,
    date: day,
    amount,
    currency: currencyInColumn(cellAt(cells, layout.currency)),
    text: text === '' ? (payee ?? '') : text,
    payee,
    bankId: filled(cellAt(cells, layout.bankId)),
    counterAccount: filled(cellAt(cells, layout.counterAccount)),
    isPending,
    isTransfer: isNeutral(direction) || (direction !== '' && direction === neutral),
    category: filled(cellAt(cells, layout.category)),
    note: joinTexts(layout.notes.map((column) => cellAt(cells, column))),
    tags: cellAt(cells, layout.tags)
      .split(/[,;|]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  };
}

/** The text columns on one line, without what another of them already says. */
export function textOf(cells: readonly string[], layout: Layout): string {
  return joinTexts(layout.texts.map((column) => cellAt(cells, column)));
}

/** The texts and names of a row, by which its sign is told. */
export function wordingOf(cells: readonly string[], layout: Layout): string {
  return joinTexts([textOf(cells, layout), ...layout.payees.map((column) => cellAt(cells, column))]);
}

function joinTexts(texts: readonly string[]): string {
  const said: string[] = [];
  for (const text of texts) {
    if (!isBlankCell(text) && !said.some((each) => ` ${each} `.includes(` ${text} `)))
      said.push(text.replace(/^'|'$/g, ''));
  }
  return said.join(' ');
}

/** The other side: who received money that left, and who sent money that came. */
function payeeOf(cells: readonly string[], { from, to, payees }: Layout, amount: DecimalText): string | null {
  const side = isNegative(amount) ? [to, from] : [from, to];
  const columns = from !== undefined && to !== undefined ? [side[0], ...payees] : [...payees, ...side];
  for (const column of columns) {
    const name = filled(cellAt(cells, column));
    if (name !== null) return name;
  }
  return null;
}

export const filled = (cell: string) => (isBlankCell(cell) ? null : cell.replace(/^'|'$/g, ''));
