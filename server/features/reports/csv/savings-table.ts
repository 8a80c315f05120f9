import type { Savings } from '#shared/contract/reports.ts';
import { recordedMonths } from '#shared/recorded.ts';
import type { CsvCell } from '#server/csv/csv.ts';
import type { Cells, CsvTable } from './cells.ts';
import { laterName, type Sums } from './tables.ts';

/** The months that are over with their total, and below it what is not over. */
export function savingsTable(
  { months, totals, later, ended, running, firstDay }: Savings,
  { titles, ...cells }: Cells,
): CsvTable {
  const sums = ({ income, expenses, balance }: Sums): CsvCell[] =>
    [income, expenses, balance].map(cells.money);
  const row = (name: string, { mean, rate, ...all }: Savings['months'][number]): CsvCell[] => [
    name,
    ...sums(all),
    cells.percent(rate),
    cells.percent(mean?.rate ?? null),
    cells.currency,
  ];
  const { over = [], open = [] } = Object.groupBy(recordedMonths(months, firstDay), ({ month }) =>
    ended !== null && month < ended.to ? 'over' : 'open',
  );
  return {
    columns: [
      titles.month,
      titles.income,
      titles.expenses,
      titles.balance,
      titles.rate,
      titles.meanRate,
      titles.currency,
    ],
    rows: [
      ...over.map((each) => row(each.month, each)),
      ...(ended === null
        ? []
        : [[titles.total, ...sums(totals), cells.percent(totals.rate), '', cells.currency]]),
      ...open.map((each) =>
        row(each.month === running ? `${running} (${titles.running})` : each.month, each),
      ),
      ...(later === null ? [] : [[laterName(later, titles), ...sums(later), '', '', cells.currency]]),
    ],
  };
}
