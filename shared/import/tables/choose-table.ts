import { append } from '../../lists.ts';
import { ImportError, type WarningCode } from '../types.ts';
import { foldText } from './cells.ts';
import { findCopies } from './copied-rows.ts';
import { findSections } from './header.ts';
import { isMovementLike } from './profile.ts';
import { cleanRows } from './rows.ts';
import type { Table } from './split.ts';

type Candidate = Table & { header: string; movements: string[][] };

/** Rows of small tables above that may name the account. */
const MAX_PREAMBLE_ROWS = 200;
/** A table without a header of known words counts from here on. */
const FEW = 5;

/** The table with the movements of a file, and what is strange about the other ones. */
export type ChosenTable = {
  table: Table;
  warnings: Extract<WarningCode, 'incomplete' | 'overlappingTables'>[];
};

/**
 * The table with the movements, of several in a file: the one with most of them, behind the ones without any that
 * stand above it, and joined by those with the same header. A copy is left out. Warns where another one seems to have
 * movements, and where a large part of what is joined is the same.
 */
export function chooseTable(tables: readonly Table[]): ChosenTable {
  const filled = tables.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new ImportError('empty');
  const candidates = filled.map(toCandidate);
  const most = candidates.reduce((best, each) =>
    each.movements.length > best.movements.length ? each : best,
  );
  if (most.movements.length === 0) return { table: merge(filled), warnings: [] };
  const isJoined = (each: Candidate) => each === most || (each.header !== '' && each.header === most.header);
  const { copies, isOverlapping } = findCopies(candidates.filter(isJoined));
  const others = candidates.filter((each) => !isJoined(each));
  const isIncomplete = others.some(({ header, movements }) => movements.length >= (header === '' ? FEW : 1));
  const chosen: Table[] = [];
  let above: Table[] = [];
  for (const each of candidates) {
    if (each.movements.length === 0) {
      above.push(each);
      continue;
    }
    if (isJoined(each) && !copies.has(each)) {
      if (above.reduce((sum, { rows }) => sum + rows.length, 0) <= MAX_PREAMBLE_ROWS) append(chosen, above);
      chosen.push(each);
    }
    above = [];
  }
  return {
    table: merge(chosen),
    warnings: [
      ...(isIncomplete ? (['incomplete'] as const) : []),
      ...(isOverlapping ? (['overlappingTables'] as const) : []),
    ],
  };
}

function toCandidate(table: Table): Candidate {
  const { rows } = cleanRows(table.rows, table.lines);
  const movements = rows.filter((row) => isMovementLike(row));
  const header = movements.length === 0 ? [] : (findSections(rows)[0]?.header ?? []);
  return { ...table, header: header.map((cell) => foldText(cell)).join('|'), movements };
}

function merge(tables: readonly Table[]): Table {
  return { rows: tables.flatMap(({ rows }) => rows), lines: tables.flatMap(({ lines }) => lines) };
}
