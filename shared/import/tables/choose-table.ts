import { append } from '../../lists.ts';
import { ImportError, type WarningCode } from '../types.ts';
import { foldText } from './cells.ts';
import { findCopies } from './copied-rows.ts';
import { findSections } from './header.ts';
import { isMovementLike } from './profile.ts';
import { cleanRows } from './rows.ts';
import type { Table } from './split.ts';

type Candidate = Table & { header: string; movements: string[][] };

/** The most rows above a table that may describe its account. */
const MAX_PREAMBLE_ROWS = 200;
/** A table without a known header counts only with this many movements. */
const MIN_MOVEMENTS = 5;

/** The table with the movements of a file, and warnings about its other tables. */
type ChosenTable = {
  table: Table;
  warnings: Extract<WarningCode, 'incomplete' | 'overlappingTables'>[];
};

/**
 * Chooses the table with the most movements, together with small tables right above it, which may describe the account.
 * Joins tables with the same header and leaves out copies. Warns if another table seems to have movements, or if joined
 * tables have many rows in common.
 */
export function chooseTable(tables: readonly Table[]): ChosenTable {
  const filled = tables.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new ImportError('empty');
  const candidates = filled.map(toCandidate);
  const largest = candidates.reduce((best, each) =>
    each.movements.length > best.movements.length ? each : best,
  );
  if (largest.movements.length === 0) return { table: merge(filled), warnings: [] };
  const isJoined = (each: Candidate) =>
    each === largest || (each.header !== '' && each.header === largest.header);
  const { copies, isOverlapping } = findCopies(candidates.filter(isJoined));
  const others = candidates.filter((each) => !isJoined(each));
  const isIncomplete = others.some(
    ({ header, movements }) => movements.length >= (header === '' ? MIN_MOVEMENTS : 1),
  );
  const chosen: Table[] = [];
  let tablesAbove: Table[] = [];
  for (const each of candidates) {
    if (each.movements.length === 0) {
      tablesAbove.push(each);
      continue;
    }
    if (isJoined(each) && !copies.has(each)) {
      if (tablesAbove.reduce((sum, { rows }) => sum + rows.length, 0) <= MAX_PREAMBLE_ROWS)
        append(chosen, tablesAbove);
      chosen.push(each);
    }
    tablesAbove = [];
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
