import type { YearReview } from '#shared/contract/reports.ts';
import { recordedMonths } from '#shared/recorded.ts';
import type { CsvCell } from '#server/csv/csv.ts';
import type { Cells, CsvTable } from './cells.ts';
import { toLaterName, type Sums } from './tables.ts';

const COLUMNS = [
  'kind',
  'name',
  'date',
  'income',
  'expenses',
  'balance',
  'rate',
  'transactions',
  'days',
  'currency',
] as const;

type Row = Partial<Record<(typeof COLUMNS)[number], CsvCell>>;

/** Lists all parts of the year one below the other. The first column names the part to which a row belongs. */
export function yearTable(report: YearReview, cells: Cells, firstDayOfWeek: number): CsvTable {
  const { titles, currency } = cells;
  const rows = [...totalRows(report, cells), ...expenseRows(report, cells, firstDayOfWeek)];
  return {
    columns: COLUMNS.map((column) => titles[column]),
    rows: rows.map((row) => COLUMNS.map((column) => ({ ...row, currency })[column] ?? '')),
  };
}

function totalRows(report: YearReview, { titles, ...cells }: Cells): Row[] {
  const { months, firstDay, later } = report;
  const name = String(report.year);
  const toSums = ({ income, expenses, balance }: Sums): Row => ({
    income: cells.money(income),
    expenses: cells.money(expenses),
    balance: cells.money(balance),
  });
  return [
    ...recordedMonths(months, firstDay).map((each) => ({
      kind: titles.month,
      name: each.month,
      ...toSums(each),
    })),
    {
      kind: titles.total,
      name,
      ...toSums(report),
      rate: cells.percent(report.rate),
      transactions: cells.number(report.count),
      days: cells.number(report.days),
    },
    { kind: titles.without, name, days: cells.number(report.daysWithoutExpenses) },
    ...(later === null
      ? []
      : [{ name: toLaterName(later, titles), ...toSums(later), transactions: cells.number(later.count) }]),
  ];
}

function expenseRows(report: YearReview, { titles, ...cells }: Cells, firstDayOfWeek: number): Row[] {
  const { categories, merchants, weekdays, recurring, recognised, largest } = report;
  const toRow = (kind: string, name: string, amount: number): Row => ({
    kind,
    name,
    expenses: cells.money(amount),
  });
  return [
    ...categories.map(({ category, amount }) => toRow(titles.category, cells.category(category), amount)),
    ...merchants.map(({ name, amount, count }) => ({
      ...toRow(titles.merchant, name, amount),
      transactions: cells.number(count),
    })),
    ...[...weekdays.slice(firstDayOfWeek), ...weekdays.slice(0, firstDayOfWeek)].map((each) => ({
      ...toRow(titles.weekday, cells.weekday(each.weekday), each.expenses),
      days: cells.number(each.days),
    })),
    ...[...recurring, ...recognised].map(({ description, amount, count }) => ({
      ...toRow(titles.recurring, description, amount),
      transactions: cells.number(count),
    })),
    ...largest.map(({ description, amount, date }) => ({
      ...toRow(titles.largest, description, amount),
      date,
    })),
  ];
}
