import { append } from '../../lists.ts';
import {
  ImportError,
  type Proof,
  type Question,
  type ReadOptions,
  type Reading,
  type UnreadableRow,
} from '../types.ts';
import { readAccountInfo, type AccountInfo } from './account-info.ts';
import { areAmountsUnclear } from './amount-columns.ts';
import { findMovementRange, isAboutAccount } from './movement-range.ts';
import { layoutByHeader, layoutByRoles } from './columns.ts';
import { isDoubleEntry } from './double-entry.ts';
import { findSections, hasAmountWord, hasHeader, isHeaderAlone, type Section } from './header.ts';
import { guessRoles } from './headerless.ts';
import type { Layout } from './layout.ts';
import { isMovementLike } from './profile.ts';
import { readNumber } from './numbers.ts';
import { cleanRows } from './rows.ts';
import { readSection } from './section.ts';
import { toUnreadableRow } from './sort-rows.ts';
import type { Table } from './split.ts';
import { mergeAccounts } from './statements.ts';
import { findStatedCurrency } from './stated-currency.ts';
import { readFormatHints } from './format-hints.ts';
import { fitRows } from './widths.ts';
import { completeYears } from './years.ts';

const SAMPLE_ROWS = 1_000;
/** The number of rows at the end that may be lines about the amounts. */
const MAX_BELOW = 20;

/**
 * Reads a table of any bank: finds header and columns, and decides order of days, decimal mark and signs. Returns
 * questions for what stays unclear. Throws ImportError `empty`, `noMovements` or `noColumns`.
 */
export function readTable(table: Table, options: ReadOptions): Reading {
  const { rows: cleaned, lines } = cleanRows(table.rows, table.lines);
  if (cleaned.length === 0) throw new ImportError('empty');
  const { rows, sections, question } = splitSections(cleaned, options);
  if (sections.length === 0) throw nothingFound(cleaned);
  const isChosen = options.answers?.columns !== undefined || options.answers?.headerLines !== undefined;
  const readings: Reading[] = [];
  const lostRows: UnreadableRow[] = [];
  const top = rows.slice(0, sections[0]?.start);
  const hints = readFormatHints(top);
  const statedCurrency = findStatedCurrency(top, [
    ...top,
    ...rows.slice(-MAX_BELOW).filter((row) => hasOneCell(row)),
  ]);
  let end = 0;
  for (const section of sections) {
    const preamble = { rows: rows.slice(end, section.start), lines: lines.slice(end, section.start) };
    if (end === 0 && !isChosen && !hasHeader(preamble.rows))
      append(lostRows, listMovements(preamble, rows[section.from]?.length));
    const info = readAccountInfo(preamble.rows);
    const currency = info.currency ?? statedCurrency;
    // If the whole file would be pending, the words above mean something else.
    const accountInfo = { ...info, currency, hints, isPending: info.isPending && sections.length > 1 };
    end = section.from;
    const part = { rows: rows.slice(section.from, section.to), lines: lines.slice(section.from, section.to) };
    const reading = readPart(section, part, accountInfo, options);
    if (reading === undefined) append(lostRows, listMovements(part));
    else readings.push(reading);
  }
  if (readings.length === 0) throw nothingFound(cleaned, lines[sections[0]?.start ?? 0]);
  const warnings = new Set(readings.flatMap((reading) => reading.warnings));
  if (lostRows.length > 0) warnings.add('rowsUnreadable');
  const [first, ...others] = mergeAccounts(readings.flatMap(({ statements }) => statements));
  if (isDoubleEntry([first, ...others].flatMap((statement) => statement?.movements ?? [])))
    warnings.add('doubleEntry');
  return {
    statements:
      first === undefined ? [] : [{ ...first, unreadable: [...first.unreadable, ...lostRows] }, ...others],
    questions: [...(question === undefined ? [] : [question]), ...uniqueQuestions(readings)],
    warnings: [...warnings],
  };
}

const hasOneCell = (row: readonly string[]) => row.filter((cell) => cell !== '').length === 1;

const nothingFound = (rows: readonly string[][], line = 0) =>
  isHeaderAlone(rows) ? new ImportError('noMovements') : new ImportError('noColumns', line || null);

type Part = { rows: string[][]; lines: number[] };

/** Reads the rows under one header; undefined if they have no days or no amounts. */
function readPart(
  section: Section,
  whole: Part,
  accountInfo: AccountInfo,
  options: ReadOptions,
): Reading | undefined {
  const isBare = section.header.length === 0 && options.answers?.columns === undefined;
  const part = isBare ? withoutAccount(whole) : whole;
  const fitted = fitRows(part.rows, section.header);
  const movementRows = sampleMovements(fitted);
  if (movementRows.length === 0) return undefined;
  const { layout, isSure } = findLayout(section, movementRows, options);
  if (isBalanceHistory(section, layout, movementRows)) return balancesOnly(movementRows.length, accountInfo);
  if (layout.dates.length === 0 || !hasAmounts(layout)) return undefined;
  const bounds = isBare
    ? findMovementRange(part.rows, layout)
    : { from: 0, to: part.rows.length, balanceRowCount: 0 };
  const cut = <Item>(items: readonly Item[]) => items.slice(bounds.from, bounds.to);
  const reading = readSection(
    {
      rows: cut(part.rows),
      fitted: cut(fitted),
      lines: cut(part.lines),
      layout,
      header: section.header,
      accountInfo,
    },
    options,
  );
  const [first] = reading.statements;
  if (first) first.balanceRowCount += bounds.balanceRowCount;
  const isOpen =
    options.answers?.columns === undefined && areAmountsUnclear(layout, section.header, movementRows);
  if (!isSure || (isOpen && !isProved(first?.proof ?? null)))
    reading.questions.unshift(askColumns(layout, section));
  return reading;
}

/** Whether a header names days and balances, and no other column has numbers. */
function isBalanceHistory({ header }: Section, layout: Layout, rows: readonly string[][]): boolean {
  if (layout.dates.length === 0 || layout.anyBalances.length === 0 || hasAmountWord(header)) return false;
  const known = new Set([...layout.dates, ...layout.anyBalances]);
  return rows.every((row) =>
    row.every((cell, column) => known.has(column) || readNumber(cell) === undefined),
  );
}

function balancesOnly(balanceRowCount: number, { account, currency }: AccountInfo): Reading {
  const statement = { account, currency, movements: [], balanceRowCount, unreadable: [], proof: null };
  return { statements: [statement], questions: [], warnings: [] };
}

/** Removes the row about the account that some banks put above a table without a header. */
function withoutAccount({ rows, lines }: Part): Part {
  const first = rows.findIndex((row) => isMovementLike(row));
  const from = first >= 0 && isAboutAccount(rows.slice(first)) ? first + 1 : 0;
  return { rows: rows.slice(from), lines: lines.slice(from) };
}

const isProved = (proof: Proof | null) => proof !== null && proof.of > 1 && proof.agrees >= proof.of * 0.8;

/** Lists rows that look like movements but cannot be read; with a width, only the rows of that width. */
function listMovements({ rows, lines }: Part, width?: number): UnreadableRow[] {
  return rows.flatMap((row, at) =>
    isMovementLike(row) && (width === undefined || row.length === width)
      ? [toUnreadableRow(lines[at] ?? 0, 'amount', row)]
      : [],
  );
}

/** Returns enough rows of movements to see what the columns mean. */
export function sampleMovements(rows: readonly (string[] | undefined)[]): string[][] {
  const sample: string[][] = [];
  for (const row of rows) {
    if (row !== undefined && isMovementLike(row)) sample.push(row);
    if (sample.length === SAMPLE_ROWS) break;
  }
  return sample;
}

/** Splits cleaned rows into sections. Adds the year to days if no row has one. */
export function splitSections(
  cleaned: string[][],
  options: ReadOptions,
): { rows: string[][]; sections: Section[]; question: Question | undefined } {
  const known = findSections(cleaned);
  const completed = known.length > 0 ? undefined : completeYears(cleaned, options);
  const rows = completed?.rows ?? cleaned;
  const found = completed === undefined ? known : findSections(rows);
  const sections = makeChosenSections(rows, found, options) ?? found;
  return { rows, sections, question: completed?.question };
}

/** Makes the only section of a file whose columns or header a person chose by hand. */
function makeChosenSections(
  rows: readonly string[][],
  [found]: readonly Section[],
  options: ReadOptions,
): Section[] | undefined {
  const { columns, headerLines } = options.answers ?? {};
  if (columns === undefined && headerLines === undefined) return undefined;
  const from = headerLines ?? found?.from ?? 0;
  return [
    {
      start: Math.max(0, from - 1),
      from,
      to: rows.length,
      header: headerLines === undefined ? (found?.header ?? []) : [...(rows[from - 1] ?? [])],
    },
  ];
}

export function findLayout(
  section: Section,
  rows: readonly string[][],
  options: ReadOptions,
): { layout: Layout; isSure: boolean } {
  const chosen = options.answers?.columns;
  if (chosen !== undefined) return { layout: layoutByRoles(chosen, rows), isSure: true };
  if (section.header.length > 0) {
    const layout = layoutByHeader(section.header, rows, options.currency);
    if (layout.dates.length > 0 && hasAmounts(layout)) return { layout, isSure: true };
    if (isBalanceHistory(section, layout, rows)) return { layout, isSure: true };
  }
  const { roles, isSure } = guessRoles(rows);
  return { layout: layoutByRoles(roles, rows), isSure };
}

const hasAmounts = ({ amounts, debit, credit }: Layout) =>
  amounts.length > 0 || debit !== undefined || credit !== undefined;

function askColumns(layout: Layout, section: Section): Question {
  return {
    code: 'columns',
    about: section.header.join(' · ').slice(0, 200),
    choices: [{ value: JSON.stringify(layout.roles), example: layout.roles.join(' · ') }],
  };
}

function uniqueQuestions(readings: readonly Reading[]): Reading['questions'] {
  const all = readings.flatMap(({ questions }) => questions);
  return all.filter((question, at) => all.findIndex(({ code }) => code === question.code) === at);
}
