import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { MonthReport } from '#shared/contract/reports.ts';
import { currencyDecimals, toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import { recordedPart } from '#shared/recorded.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { ReportCell } from '../report-table.tsx';
import { searchPath } from '../search-path.ts';

type Compared = {
  amounts: Record<'compared' | 'previous' | 'yearBefore', number>;
  search: { type?: TransactionType; category?: string };
  /** Whether more is good news. */
  isGoodUp: boolean;
};

/** The titles of the columns of `useComparedCells`; those of a running month name their days. */
export function useComparedTitles({ isRunning, compared, previous, yearBefore }: MonthReport): string[] {
  const { t } = useTranslation();
  const format = useFormat();
  const change = t('reports.change');
  if (!isRunning)
    return [t('reports.amount'), change, t('reports.month.previous'), t('reports.month.yearBefore')];
  const [now = '', ...others] = [compared, previous, yearBefore].map(({ period }) =>
    format.dayRange(period, DAY_FORMATS.medium),
  );
  return [now, change, ...others];
}

/** The cells of an amount beside the two other months; those before the first record have dashes, and no change. */
export function useComparedCells({ firstDay, ...report }: MonthReport) {
  const format = useFormat();
  const decimals = currencyDecimals(format.currency);
  return ({ amounts, search, isGoodUp }: Compared): ReportCell[] => {
    const amountOf = (key: keyof Compared['amounts']): ReportCell => ({
      text: format.amount(amounts[key]),
      to: searchPath({ ...report[key].period, ...search }),
    });
    const none = { text: '–' };
    return [
      amountOf('compared'),
      isRecorded('previous') ? changeOf(amounts, isGoodUp) : none,
      isRecorded('previous') ? amountOf('previous') : none,
      isRecorded('yearBefore') ? amountOf('yearBefore') : none,
    ];
  };

  function isRecorded(key: 'previous' | 'yearBefore'): boolean {
    return recordedPart(report[key].period, firstDay) !== null;
  }

  function changeOf({ compared, previous }: Compared['amounts'], isGoodUp: boolean): ReportCell {
    const minor = totalToMinorUnits(compared, decimals) - totalToMinorUnits(previous, decimals);
    return {
      text: format.signedAmount(toMajorUnits(minor, decimals)),
      isGood: minor === 0 ? undefined : minor > 0 === isGoodUp,
    };
  }
}
