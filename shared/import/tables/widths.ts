import { readDate } from './dates.ts';
import { foldText } from './cells.ts';
import { readNumber } from './numbers.ts';
import { findMeanings } from './header-meanings.ts';

/**
 * Joins cells of rows that are wider than the header, because a number or text without quotes contains the delimiter.
 * Afterwards numbers and days are under their headers. Returns undefined for a row for which that is impossible.
 */
export function fitRows(rows: readonly string[][], header: readonly string[]): (string[] | undefined)[] {
  const width = header.length;
  const wide = rows.filter((row) => row.length > width);
  if (width === 0 || wide.length === 0) return [...rows];
  const kinds = header.map((cell) => findKind(cell));
  if (lacksNames(rows, kinds)) return [...rows];
  const fitted = rows.map((row) =>
    row.length > width ? (joinDecimals(row, kinds) ?? joinText(row, kinds) ?? keepRow(row, kinds)) : row,
  );
  const failed = fitted.filter((row) => row === undefined).length;
  // If that fails for most rows, the header lacks names.
  return failed > rows.length / 2 ? [...rows] : fitted;
}

/** Whether the header lacks names: all rows have the same width, and their cells already fit the header. */
function lacksNames(rows: readonly string[][], kinds: readonly Kind[]): boolean {
  const isUniform = rows.length > 1 && new Set(rows.map(({ length }) => length)).size === 1;
  return isUniform && rows.every((row) => fitsKinds(row, kinds) && joinDecimals(row, kinds) === undefined);
}

type Kind = 'number' | 'date' | 'text' | 'other';

function findKind(header: string): Kind {
  const meanings = findMeanings(foldText(header));
  if (meanings.some((each) => ['amount', 'debit', 'credit', 'balance', 'net'].includes(each)))
    return 'number';
  if (meanings[0] === 'date' || meanings[0] === 'valueDate') return 'date';
  return meanings.includes('text') || meanings.includes('payee') ? 'text' : 'other';
}

/** Joins '-12' and '50' under the header of a number to '-12,50'. */
function joinDecimals(row: readonly string[], kinds: readonly Kind[]): string[] | undefined {
  const joined: string[] = [];
  let at = 0;
  for (const kind of kinds) {
    const [cell = '', next = ''] = [row[at], row[at + 1]];
    const isCut = kind === 'number' && /^[-+]?\d+$/.test(cell) && /^\d{2}$/.test(next);
    joined.push(isCut ? `${cell},${next}` : cell);
    at += isCut ? 2 : 1;
  }
  return at >= row.length && fitsKinds(joined, kinds) ? joined : undefined;
}

/** Joins the surplus cells to the text. */
function joinText(row: readonly string[], kinds: readonly Kind[]): string[] | undefined {
  const surplus = row.length - kinds.length;
  const fitting = kinds.flatMap((kind, at) => {
    if (kind !== 'text') return [];
    const joined = [
      ...row.slice(0, at),
      row.slice(at, at + surplus + 1).join(', '),
      ...row.slice(at + surplus + 1),
    ];
    return fitsKinds(joined, kinds) ? [joined] : [];
  });
  return fitting[0];
}

/** Keeps a row that only has short marks after the last column with a name. */
function keepRow(row: string[], kinds: readonly Kind[]): string[] | undefined {
  const surplus = row.slice(kinds.length);
  return fitsKinds(row, kinds) && surplus.every((cell) => /^\p{L}{0,3}$/u.test(cell)) ? row : undefined;
}

function fitsKinds(row: readonly string[], kinds: readonly Kind[]): boolean {
  const isFitting = (kind: Kind, cell: string) =>
    cell === '' ||
    (kind === 'number'
      ? readNumber(cell) !== undefined
      : kind === 'date'
        ? readDate(cell) !== undefined
        : true);
  const hasNumber = kinds.some((kind, at) => kind === 'number' && row[at] !== '');
  return hasNumber && kinds.every((kind, at) => isFitting(kind, row[at] ?? ''));
}
