import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { PeriodTotals } from '#shared/contract/reports.ts';
import { currencyDecimals, toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import { recordedPart } from '#shared/recorded.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { searchPath } from '#web/lib/navigation/search-path.ts';
import type { ReportCell } from './report-table.tsx';

/** The totals of a period next to those of earlier periods. */
export type Compared = {
  firstDay: string | null;
  isRunning: boolean;
  /** The totals of the compared days of the period, then those of each earlier period. */
  columns: readonly [PeriodTotals, PeriodTotals, ...PeriodTotals[]];
  /** The titles of the earlier periods. If the period is not over, all columns name their days instead. */
  titles: readonly string[];
};

type Row = {
  /** One amount for each column. */
  amounts: readonly number[];
  search: { type?: TransactionType; category?: string };
  /** Whether a larger amount is better for the user. */
  isGoodUp: boolean;
};

/** The titles of the columns of `useComparedCells`. */
export function useComparedTitles({ isRunning, columns, titles }: Compared): string[] {
  const { t } = useTranslation();
  const format = useFormat();
  const days = columns.map(({ period }) => format.dayRange(period, DAY_FORMATS.medium));
  const [period = '', ...earlier] = isRunning ? days : [t('reports.amount'), ...titles];
  return [period, t('reports.change'), ...earlier];
}

/** Returns a function that makes the cells of a row. Periods before the first transaction have dashes. */
export function useComparedCells({ firstDay, columns }: Compared): (row: Row) => ReportCell[] {
  const format = useFormat();
  const decimals = currencyDecimals(format.currency);
  const dash = { text: '–' };
  const isRecorded = columns.map(({ period }) => recordedPart(period, firstDay) !== null);
  return ({ amounts, search, isGoodUp }) => {
    const [current = dash, ...earlier] = columns.map(({ period }, index) =>
      index === 0 || isRecorded[index]
        ? { text: format.amount(amounts[index] ?? 0), to: searchPath({ ...period, ...search }) }
        : dash,
    );
    return [current, isRecorded[1] ? toChangeCell(amounts, isGoodUp) : dash, ...earlier];
  };

  function toChangeCell([current = 0, earlier = 0]: Row['amounts'], isGoodUp: boolean): ReportCell {
    const changeMinor = totalToMinorUnits(current, decimals) - totalToMinorUnits(earlier, decimals);
    return {
      text: format.signedAmount(toMajorUnits(changeMinor, decimals)),
      isGood: changeMinor === 0 ? undefined : changeMinor > 0 === isGoodUp,
    };
  }
}
