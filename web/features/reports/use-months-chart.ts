import { useTranslation } from 'react-i18next';
import { largestOf } from '#shared/lists.ts';
import { toAxisFormat } from '#web/charts/axis-format.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useToday } from '#web/lib/format/use-today.ts';
import { useMonthState } from './use-month-state.ts';

type MonthSums = { month: string; income: number; expenses: number };

/** The points and bars of a chart of months: income above the line, expenses below. */
export function useMonthsChart(months: readonly MonthSums[]) {
  const { t } = useTranslation();
  const format = useFormat();
  const runningMonth = useToday().slice(0, 7);
  const withState = useMonthState();
  const runningIndex = months.findIndex(({ month }) => month === runningMonth);
  const max = Math.max(0, largestOf(months.flatMap(({ income, expenses }) => [income, expenses])));
  return {
    now:
      runningIndex < 0
        ? undefined
        : { index: runningIndex, label: t('reports.savings.inProgress'), isPartial: true },
    points: months.map(({ month }) => ({
      key: month,
      title: withState(month, format.day(`${month}-01`, DAY_FORMATS.monthOfYear)),
      tick: format.day(`${month}-01`, DAY_FORMATS.numericMonth),
    })),
    series: [
      {
        key: 'income',
        label: t('reports.income'),
        color: 'var(--income)',
        isBars: true,
        values: months.map(({ income }) => income),
      },
      {
        key: 'expenses',
        label: t('reports.expenses'),
        color: 'var(--expense)',
        isBars: true,
        isBelow: true,
        values: months.map(({ expenses }) => expenses),
      },
    ],
    formatValue: format.amount,
    formatTick: toAxisFormat(max, format.locale, format.currency),
  };
}
