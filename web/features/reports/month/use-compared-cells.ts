import type { TransactionType } from '#shared/categories.ts';
import type { MonthReport } from '#shared/contract/reports.ts';
import { currencyDecimals, toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import { recordedPart } from '#shared/recorded.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { ReportCell } from '../report-table.tsx';
import { searchPath } from '../search-path.ts';

type Compared = {
  amounts: Record<'amount' | 'previous' | 'yearBefore', number>;
  search: { type?: TransactionType; category?: string };
  /** Whether more is good news. */
  isGoodUp: boolean;
};

/** The cells of an amount beside the two other months; those before the first record have dashes, and no change. */
export function useComparedCells({ period, firstDay, ...report }: MonthReport) {
  const format = useFormat();
  const decimals = currencyDecimals(format.currency);
  return ({ amounts, search, isGoodUp }: Compared): ReportCell[] => {
    const cellOf = (key: 'previous' | 'yearBefore'): ReportCell =>
      isRecorded(key)
        ? { text: format.amount(amounts[key]), to: searchPath({ ...report[key].period, ...search }) }
        : { text: '–' };
    return [
      { text: format.amount(amounts.amount), to: searchPath({ ...period, ...search }) },
      isRecorded('previous') ? changeOf(amounts, isGoodUp) : { text: '–' },
      cellOf('previous'),
      cellOf('yearBefore'),
    ];
  };

  function isRecorded(key: 'previous' | 'yearBefore'): boolean {
    return recordedPart(report[key].period, firstDay) !== null;
  }

  function changeOf({ amount, previous }: Compared['amounts'], isGoodUp: boolean): ReportCell {
    const minor = totalToMinorUnits(amount, decimals) - totalToMinorUnits(previous, decimals);
    return {
      text: format.signedAmount(toMajorUnits(minor, decimals)),
      isGood: minor === 0 ? undefined : minor > 0 === isGoodUp,
    };
  }
}
