import type { YearReview } from '#shared/contract/reports.ts';
import type { CsvCell } from '#server/csv/csv.ts';
import type { Cells, CsvTable } from './cells.ts';
import { laterName, type Sums } from './tables.ts';

/** All parts of the year, one below the other: what each row is of is said in its first column. */
export function yearTable(report: YearReview, cells: Cells): CsvTable {
  const { titles, money, number, currency } = cells;
  const sums = (kind: string, name: string, { income, expenses, balance }: Sums): CsvCell[] => [
    kind,
    name,
    money(income),
    money(expenses),
    money(balance),
    '',
    currency,
  ];
  const spent = (kind: string, name: string, amount: number, count?: number): CsvCell[] => [
    kind,
    name,
    '',
    money(amount),
    '',
    count === undefined ? '' : number(count),
    currency,
  ];
  return {
    columns: [
      titles.kind,
      titles.name,
      titles.income,
      titles.expenses,
      titles.balance,
      titles.transactions,
      titles.currency,
    ],
    rows: [
      ...report.months.map((each) => sums(titles.month, each.month, each)),
      sums(titles.total, String(report.year), report),
      ...(report.later === null ? [] : [sums('', laterName(report.later, titles), report.later)]),
      ...report.categories.map(({ category, amount }) =>
        spent(titles.category, cells.category(category), amount),
      ),
      ...report.merchants.map(({ name, amount, count }) => spent(titles.merchant, name, amount, count)),
      ...report.weekdays.map(({ weekday, expenses, days }) =>
        spent(titles.weekday, cells.weekday(weekday), expenses, days),
      ),
      ...[...report.recurring, ...report.recognised].map(({ description, amount, count }) =>
        spent(titles.recurring, description, amount, count),
      ),
      ...report.largest.map(({ description, amount, date }) =>
        spent(titles.largest, `${date} ${description}`, amount),
      ),
    ],
  };
}
