import { readDate } from './dates.ts';
import { foldText } from './cells.ts';
import { readNumber } from './numbers.ts';
import { meaningsOf } from './words.ts';

/**
 * Rows with more cells than the header: a delimiter stood inside a number or a text without quotes. Each is put
 * together so that its numbers and days stand under theirs, or becomes undefined.
 */
export function fitRows(rows: readonly string[][], header: readonly string[]): (string[] | undefined)[] {
  const width = header.length;
  const wide = rows.filter((row) => row.length > width);
  if (width === 0 || wide.length === 0) return [...rows];
  const kinds = header.map((cell) => kindOf(cell));
  if (lacksNames(rows, kinds)) return [...rows];
  const fitted = rows.map((row) =>
    row.length > width ? (joinDecimals(row, kinds) ?? joinText(row, kinds) ?? asIs(row, kinds)) : row,
  );
  const failed = fitted.filter((row) => row === undefined).length;
  // If most rows are wide and cannot be put together, the header lacks names.
  return failed > rows.length / 2 ? [...rows] : fitted;
}

/** Rows that are all wider by the same, and stand under their names as they are, have columns without a name. */
function lacksNames(rows: readonly string[][], kinds: readonly Kind[]): boolean {
  const isUniform = rows.length > 1 && new Set(rows.map(({ length }) => length)).size === 1;
  return isUniform && rows.every((row) => fitsKinds(row, kinds) && joinDecimals(row, kinds) === undefined);
}

type Kind = 'number' | 'date' | 'text' | 'other';

function kindOf(header: string): Kind {
  const meanings = meaningsOf(foldText(header));
  if (meanings.some((each) => ['amount', 'debit', 'credit', 'balance', 'net'].includes(each)))
    return 'number';
  if (meanings[0] === 'date' || meanings[0] === 'valueDate') return 'date';
  return meanings.includes('text') || meanings.includes('payee') ? 'text' : 'other';
}

/** '-12' and '50' under a number are '-12,50'. */
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

/** Cells too many go to the text. */
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

/** A row may have a mark behind the last column that has a name. */
function asIs(row: string[], kinds: readonly Kind[]): string[] | undefined {
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
