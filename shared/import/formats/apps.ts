import { isZero, negate } from '../decimal.ts';
import type { App, AppRow, CellReader } from '../apps/app.ts';
import { knownApps } from '../apps/known-apps.ts';
import { foldText } from '../tables/cells.ts';
import { layoutByRoles } from '../tables/columns.ts';
import { dayIn, readDate } from '../tables/dates.ts';
import { decideMark } from '../tables/marks.ts';
import { readNumber, toSignedDecimal, type DecimalMark } from '../tables/numbers.ts';
import { decideOrder } from '../tables/order.ts';
import type { Table } from '../tables/split.ts';
import type { MovementRow } from '../tables/rows.ts';
import { toUnreadableRow } from '../tables/sort-rows.ts';
import { writtenCurrency } from '../tables/written-currency.ts';
import type { Movement, ReadOptions, Reading, Statement, UnreadableRow } from '../types.ts';

/** The number of rows at the top that may be the header. */
const MAX_HEADER_ROW = 5;

/** A row of the export, the same row for the readers of tables, and its cells. */
type ReadRow = { row: AppRow; cells: MovementRow; texts: readonly string[] };

/** Reads another application's export, which its header shows. Returns null for any other table. */
export function readApp(table: Table, options: ReadOptions): Reading | null {
  // Columns that a person chose by hand count more than those of an application.
  if (options.answers?.columns !== undefined) return null;
  const found = findApp(table);
  if (found === null) return null;
  const { app, at, columns } = found;
  const rows = table.rows.slice(at + 1).flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '')
      ? []
      : [
          {
            cells,
            line: table.lines[at + 1 + index] ?? 0,
            read: (header: string) => (cells[columns.get(header) ?? -1] ?? '').trim(),
          },
        ],
  );
  const read = app.reader(rows.map((row): CellReader => row.read));
  const items = rows.map(({ cells, line, read: get }) => toItem(read(get), line, cells));
  return toReading(items, app, options);
}

/** Finds the application that exported a table, and the row and columns of its header; null if there is none. */
export function findApp({ rows }: Table): { app: App; at: number; columns: Map<string, number> } | null {
  for (const [at, row] of rows.slice(0, MAX_HEADER_ROW).entries()) {
    const columns = new Map(row.map((cell, column) => [foldText(cell), column]));
    const below = rows[at + 1] ?? [];
    const readCell: CellReader = (header) => (below[columns.get(header) ?? -1] ?? '').trim();
    const app = knownApps.find(
      ({ header, isRow }) => header.every((name) => columns.has(name)) && (isRow?.(readCell) ?? true),
    );
    if (app !== undefined) return { app, at, columns };
  }
  return null;
}

function toItem(row: AppRow, line: number, texts: readonly string[]): ReadRow {
  const { amount } = row;
  const number = (text: string) => (text === '' ? undefined : readNumber(text));
  const date = readDate(row.date) ?? { days: {}, shape: 'sure' as const, hasPoints: false };
  const cells: MovementRow = {
    line,
    cells: [row.date],
    date,
    dates: [date],
    amount: 'text' in amount ? number(amount.text) : undefined,
    debit: 'text' in amount ? undefined : number(amount.outflow),
    credit: 'text' in amount ? undefined : number(amount.inflow),
    balance: undefined,
    isPending: false,
  };
  return { row, cells, texts };
}

function toReading(items: readonly ReadRow[], app: App, options: ReadOptions): Reading {
  const rows = items.map(({ cells }) => cells);
  const appOptions: ReadOptions = {
    ...options,
    answers: {
      ...(app.order === undefined ? {} : { dateOrder: app.order }),
      ...(app.mark === undefined ? {} : { decimalMark: app.mark }),
      ...options.answers,
    },
  };
  const order = decideOrder(
    rows,
    layoutByRoles(
      ['date'],
      rows.map(({ cells }) => cells),
    ),
    app.header,
    appOptions,
  );
  const mark = decideMark(rows, appOptions);
  const currency = writtenCurrency(rows, options.currency);
  const movements: AppMovement[] = [];
  const unreadable: UnreadableRow[] = [];
  for (const { row, cells, texts } of items) {
    const date = dayIn(cells.date, order.value);
    const amount = toSignedAmount(row, cells, mark.value);
    if (date !== undefined && amount !== undefined) {
      const movement = toMovement(row, { line: cells.line, date, amount });
      movements.push({ row, movement });
    } else {
      const reason = date === undefined ? 'date' : 'amount';
      unreadable.push(toUnreadableRow(cells.line, reason, texts));
    }
  }
  return {
    statements: toStatements(movements, unreadable, currency),
    questions: [order.question, mark.question].filter((question) => question !== undefined),
    warnings: unreadable.length > 0 ? ['rowsUnreadable'] : [],
  };
}

/** Returns the signed amount; undefined if a cell is no amount, or if money went both out and in. */
function toSignedAmount({ amount }: AppRow, cells: MovementRow, mark: DecimalMark): string | undefined {
  if ('text' in amount) {
    if (cells.amount === undefined) return undefined;
    const value = toSignedDecimal(cells.amount, mark);
    return amount.isOut ? negate(value) : value;
  }
  const isBroken =
    (amount.outflow !== '' && cells.debit === undefined) ||
    (amount.inflow !== '' && cells.credit === undefined);
  if (isBroken || (cells.debit === undefined && cells.credit === undefined)) return undefined;
  const outflow = cells.debit === undefined ? '0' : toSignedDecimal(cells.debit, mark);
  const inflow = cells.credit === undefined ? '0' : toSignedDecimal(cells.credit, mark);
  if (!isZero(outflow) && !isZero(inflow)) return undefined;
  return isZero(outflow) ? inflow : negate(outflow);
}

function toMovement(
  row: AppRow,
  { line, date, amount }: Pick<Movement, 'line' | 'date' | 'amount'>,
): Movement {
  const nullIfEmpty = (text: string) => (text === '' ? null : text);
  return {
    line,
    date,
    amount,
    currency: nullIfEmpty(row.currency.toUpperCase()),
    text: oneLine(row.text),
    payee: nullIfEmpty(oneLine(row.payee)),
    bankId: nullIfEmpty(row.bankId),
    counterAccount: nullIfEmpty(row.counterAccount),
    isPending: row.isPending,
    isTransfer: row.isTransfer,
    ...(row.isOpening && { isOpening: true }),
    type: row.type,
    category: nullIfEmpty(row.category),
    note: row.note,
    tags: row.tags,
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

type AppMovement = { row: AppRow; movement: Movement };

/**
 * Makes a statement for each account, in the order of their first movements, and an empty one for an account that only
 * the transfers of others name.
 */
function toStatements(
  movements: readonly AppMovement[],
  unreadable: UnreadableRow[],
  currency: string | null,
): Statement[] {
  const accounts = Map.groupBy(movements, ({ row }) => row.account);
  const names = new Map(movements.map(({ row }) => [row.account, row.accountName]));
  for (const { row } of movements) {
    if (!row.isTransfer || row.counterAccount === '' || accounts.has(row.counterAccount)) continue;
    accounts.set(row.counterAccount, []);
    names.set(row.counterAccount, row.counterName);
  }
  if (accounts.size === 0) accounts.set('', []);
  return [...accounts].map(([account, rows], at): Statement => ({
    account: account === '' ? null : account,
    accountName: names.get(account) || account,
    currency,
    movements: rows.map(({ movement }) => movement),
    balanceRowCount: 0,
    unreadable: at === 0 ? unreadable : [],
    proof: null,
  }));
}
