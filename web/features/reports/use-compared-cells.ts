import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { PeriodTotals } from '#shared/contract/reports.ts';
import { currencyDecimals, toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import { recordedPart } from '#shared/recorded.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { searchPath } from '#web/lib/navigation/search-path.ts';
import type { ReportCell } from './report-table.tsx';

/** A period and earlier ones next to it. */
export type Compared = {
  firstDay: string | null;
  isRunning: boolean;
  /** The totals of the compared days of the period, then those of each earlier one. */
  columns: readonly [PeriodTotals, PeriodTotals, ...PeriodTotals[]];
  /** The titles of the earlier periods; those of a running period name their days instead. */
  titles: readonly string[];
};

type Row = {
  /** One amount for each column. */
  amounts: readonly number[];
  search: { type?: TransactionType; category?: string };
  /** Whether more is good news. */
  isGoodUp: boolean;
};

/** The titles of the columns of `useComparedCells`; for a running period they name the days of each column. */
export function useComparedTitles({ isRunning, columns, titles }: Compared): string[] {
  const { t } = useTranslation();
  const format = useFormat();
  const days = columns.map(({ period }) => format.dayRange(period, DAY_FORMATS.medium));
  const [period = '', ...earlier] = isRunning ? days : [t('reports.amount'), ...titles];
  return [period, t('reports.change'), ...earlier];
}

/** Makes the cells of a row. Periods before the first transaction have dashes, and so has the change from them. */
export function useComparedCells({ firstDay, columns }: Compared): (row: Row) => ReportCell[] {
  const format = useFormat();
  const decimals = currencyDecimals(format.currency);
  const none = { text: '–' };
  const isRecorded = columns.map(({ period }) => recordedPart(period, firstDay) !== null);
  return ({ amounts, search, isGoodUp }) => {
    const [current = none, ...earlier] = columns.map(({ period }, at) =>
      at === 0 || isRecorded[at]
        ? { text: format.amount(amounts[at] ?? 0), to: searchPath({ ...period, ...search }) }
        : none,
    );
    return [current, isRecorded[1] ? changeOf(amounts, isGoodUp) : none, ...earlier];
  };

  function changeOf([now = 0, before = 0]: Row['amounts'], isGoodUp: boolean): ReportCell {
    const minor = totalToMinorUnits(now, decimals) - totalToMinorUnits(before, decimals);
    return {
      text: format.signedAmount(toMajorUnits(minor, decimals)),
      isGood: minor === 0 ? undefined : minor > 0 === isGoodUp,
    };
  }
}
