import type { Savings } from '#shared/contract/reports.ts';
import { recordedMonths } from '#shared/recorded.ts';
import type { CsvCell } from '#server/csv/csv.ts';
import type { Cells, CsvTable } from './cells.ts';
import { toLaterName, type Sums } from './tables.ts';

/** Lists the months, their total, and the part of the total that is dated later than today. */
export function savingsTable(
  { months, totals, later, running, firstDay }: Savings,
  { titles, ...cells }: Cells,
): CsvTable {
  const toCells = ({ income, expenses, balance }: Sums): CsvCell[] =>
    [income, expenses, balance].map(cells.money);
  const toRow = (name: string, { mean, rate, ...sums }: Savings['months'][number]): CsvCell[] => [
    name,
    ...toCells(sums),
    cells.percent(rate),
    cells.percent(mean?.rate ?? null),
    cells.currency,
  ];
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
      ...recordedMonths(months, firstDay).map((each) =>
        toRow(each.month === running ? `${running} (${titles.running})` : each.month, each),
      ),
      [titles.total, ...toCells(totals), cells.percent(totals.rate), '', cells.currency],
      ...(later === null ? [] : [[toLaterName(later, titles), ...toCells(later), '', '', cells.currency]]),
    ],
  };
}
