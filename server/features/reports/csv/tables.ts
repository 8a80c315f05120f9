import type { CalendarRange } from '#shared/calendar.ts';
import type { Later } from '#shared/contract/later.ts';
import type {
  CalendarReport,
  Comparison,
  Merchants,
  MonthReport,
  MonthTable,
  TableRow,
} from '#shared/contract/reports.ts';
import { MAX_FILE_MERCHANTS } from '#shared/limits.ts';
import { recordedPart } from '#shared/recorded.ts';
import type { CsvCell } from '#server/csv/csv.ts';
import type { Cells, CsvTable } from './cells.ts';

/** Returns columns for a month, for its days so far if it is the current month, and for the two compared months. */
export function monthTable(report: MonthReport, cells: Cells): CsvTable {
  const { titles, money, currency } = cells;
  const { compared, previous, yearBefore, later } = report;
  const parts = [
    { key: 'amount', sums: report, isOther: false },
    ...(report.isRunning ? [{ key: 'compared', sums: compared, isOther: false } as const] : []),
    { key: 'previous', sums: previous, isOther: true },
    { key: 'yearBefore', sums: yearBefore, isOther: true },
  ] as const;
  /** Cells of periods before the first record are empty. */
  const toAmounts = (toAmount: (part: (typeof parts)[number]) => number): CsvCell[] =>
    parts.map((part) =>
      part.isOther && recordedPart(part.sums.period, report.firstDay) === null ? '' : money(toAmount(part)),
    );
  const toTotalRow = (title: string, toSum: (sums: Sums) => number): CsvCell[] => [
    title,
    '',
    ...toAmounts(({ sums }) => toSum(sums)),
    currency,
  ];
  return {
    columns: [
      titles.type,
      titles.category,
      ...parts.map(({ sums }) => toRangeText(sums.period)),
      titles.currency,
    ],
    rows: [
      ...report.categories.map(({ type, category, ...sums }) => [
        cells.type(type),
        cells.category(category),
        ...toAmounts(({ key }) => sums[key]),
        currency,
      ]),
      toTotalRow(titles.income, ({ income }) => income),
      toTotalRow(titles.expenses, ({ expenses }) => expenses),
      toTotalRow(titles.balance, ({ balance }) => balance),
      ...toLaterRows(later, cells, [0, parts.length - 1]),
    ],
  };
}

/** Returns the rows of amounts that are dated later than today, with empty cells before and after the amount. */
function toLaterRows(
  later: Later,
  { titles, money, currency }: Cells,
  [before, after]: readonly [number, number],
): CsvCell[][] {
  if (later === null) return [];
  const toRow = (title: string, amount: number): CsvCell[] => [
    title,
    toLaterName(later, titles),
    ...emptyCells(before),
    money(amount),
    ...emptyCells(after),
    currency,
  ];
  return [toRow(titles.income, later.income), toRow(titles.expenses, later.expenses)];
}

export function toLaterName({ period }: NonNullable<Later>, titles: Cells['titles']): string {
  return `${titles.later} ${toRangeText(period)}`;
}

function emptyCells(count: number): string[] {
  return Array.from({ length: count }, () => '');
}

export type Sums = { income: number; expenses: number; balance: number };

/** Lists categories and totals, with a column for each month. */
export function monthsTable({ months, income, expenses, totals, later }: MonthTable, cells: Cells): CsvTable {
  const { titles, money, currency } = cells;
  const toFigures = ({ values, total, mean }: Omit<TableRow, 'category'>): CsvCell[] => [
    ...values.map(money),
    money(total),
    mean === null ? '' : money(mean),
    currency,
  ];
  return {
    columns: [titles.type, titles.category, ...months, titles.total, titles.mean, titles.currency],
    rows: [
      ...income.map((row) => [cells.type('income'), cells.category(row.category), ...toFigures(row)]),
      [titles.income, titles.total, ...toFigures(totals.income)],
      ...expenses.map((row) => [cells.type('expense'), cells.category(row.category), ...toFigures(row)]),
      [titles.expenses, titles.total, ...toFigures(totals.expenses)],
      [titles.balance, titles.total, ...toFigures(totals.balance)],
      ...toLaterRows(later, cells, [months.length, 1]),
    ],
  };
}

/** Lists the categories, then the merchants. */
export function comparisonTable(report: Comparison, cells: Cells): CsvTable {
  const { titles, money, currency } = cells;
  const toFigures = ({ amount, other, change }: Comparison['income']): CsvCell[] => [
    money(amount),
    money(other),
    money(change),
    currency,
  ];
  return {
    columns: [
      titles.kind,
      titles.type,
      titles.name,
      toRangeText(report.period),
      toRangeText(report.other),
      titles.difference,
      titles.currency,
    ],
    rows: concatLazily<CsvCell[]>(
      [
        [titles.total, titles.income, '', ...toFigures(report.income)],
        [titles.total, titles.expenses, '', ...toFigures(report.expenses)],
        [titles.total, titles.balance, '', ...toFigures(report.balance)],
        ...report.categories.map((row) => [
          titles.category,
          cells.type(row.type),
          cells.category(row.category),
          ...toFigures(row),
        ]),
        ...toLaterRows(report.later, cells, [0, 2]).map((row) => ['', ...row]),
        ...toLaterRows(report.otherLater, cells, [1, 1]).map((row) => ['', ...row]),
      ],
      mapLazily(report.merchants, (row) => [
        titles.merchant,
        cells.type(row.type),
        row.name,
        ...toFigures(row),
      ]),
      report.merchants.length < MAX_FILE_MERCHANTS ? [] : [['', '', titles.more, '', '', '', '']],
    ),
  };
}

export function calendarTable({ days }: CalendarReport, { titles, ...cells }: Cells): CsvTable {
  return {
    columns: [titles.day, titles.income, titles.expenses, titles.transactions, titles.currency],
    rows: days.map(({ date, income, expenses, count }) => [
      date,
      cells.money(income),
      cells.money(expenses),
      cells.number(count),
      cells.currency,
    ]),
  };
}

const MERCHANT_COLUMNS = ['merchant', 'type', 'amount', 'transactions', 'first', 'last', 'currency'] as const;

export function merchantsTable(
  { items, merchants, type, later }: Merchants,
  { titles, ...cells }: Cells,
): CsvTable {
  return {
    columns: MERCHANT_COLUMNS.map((column) => titles[column]),
    rows: concatLazily<CsvCell[]>(
      mapLazily(items, ({ name, amount, count, first, last }) => [
        name,
        cells.type(type),
        cells.money(amount),
        cells.number(count),
        first,
        last,
        cells.currency,
      ]),
      items.length === merchants ? [] : [[titles.more, '', '', '', '', '', '']],
      later === null
        ? []
        : [
            [
              toLaterName(later, titles),
              cells.type(type),
              cells.money(type === 'expense' ? later.expenses : later.income),
              cells.number(later.count),
              '',
              '',
              cells.currency,
            ],
          ],
    ),
  };
}

/** Converts each item only when it is read. */
function* mapLazily<Item, Row>(items: Iterable<Item>, toRow: (item: Item) => Row): Generator<Row, void> {
  for (const item of items) yield toRow(item);
}

function* concatLazily<Row>(...all: readonly Iterable<Row>[]): Generator<Row, void> {
  for (const rows of all) yield* rows;
}

function toRangeText({ from, to }: CalendarRange): string {
  return `${from} – ${to}`;
}
