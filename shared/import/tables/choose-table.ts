import { append } from '../../lists.ts';
import { ImportError } from '../types.ts';
import { foldText } from './cells.ts';
import { findSections } from './header.ts';
import { isMovementLike } from './profile.ts';
import { cleanRows } from './rows.ts';
import type { Table } from './split.ts';

type Candidate = Table & { header: string; movements: number; taken: string };

/** Rows of small tables above that may name the account. */
const MAX_PREAMBLE_ROWS = 200;
/** A table without a header of known words counts from here on. */
const FEW = 5;

/**
 * The table with the movements, of several in a file: the one with most of them, behind the ones without any that
 * stand above it, and joined by those with the same header. `isIncomplete` says that another one seems to have some.
 */
export function chooseTable(tables: readonly Table[]): { table: Table; isIncomplete: boolean } {
  const filled = tables.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new ImportError('empty');
  const candidates = filled.map(toCandidate);
  const most = candidates.reduce((best, each) => (each.movements > best.movements ? each : best));
  if (most.movements === 0) return { table: merge(filled), isIncomplete: false };
  const chosen: Table[] = [];
  let above: Table[] = [];
  let isIncomplete = false;
  const taken = new Set<string>();
  for (const each of candidates) {
    if (each.movements === 0) {
      above.push(each);
    } else if (each === most || (each.header !== '' && each.header === most.header)) {
      // The same rows twice are a copy.
      if (!taken.has(each.taken)) {
        if (above.reduce((sum, { rows }) => sum + rows.length, 0) <= MAX_PREAMBLE_ROWS) append(chosen, above);
        chosen.push(each);
      }
      taken.add(each.taken);
      above = [];
    } else {
      isIncomplete ||= each.header !== '' || each.movements >= FEW;
      above = [];
    }
  }
  return { table: merge(chosen), isIncomplete };
}

function toCandidate(table: Table): Candidate {
  const { rows } = cleanRows(table.rows, table.lines);
  const movements = rows.filter((row) => isMovementLike(row));
  const header = movements.length === 0 ? [] : (findSections(rows)[0]?.header ?? []);
  return {
    ...table,
    header: header.map((cell) => foldText(cell)).join('|'),
    movements: movements.length,
    taken: JSON.stringify(movements),
  };
}

function merge(tables: readonly Table[]): Table {
  return { rows: tables.flatMap(({ rows }) => rows), lines: tables.flatMap(({ lines }) => lines) };
}
