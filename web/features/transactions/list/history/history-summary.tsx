import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { Totals, useHistoryTotals } from '#web/features/transactions/write/history-api.ts';
import { countFound } from './counts.ts';
import type { HistorySearch } from '#web/features/transactions/write/history-search.ts';
import classes from './history-summary.module.css';

type Props = { totals: ReturnType<typeof useHistoryTotals>; search: HistorySearch };

/** The number of transactions found: '128 records'. */
export function FoundCount({ totals: { data, isSuccess, isPlaceholderData }, search }: Props) {
  const { t } = useTranslation();
  const countText = useCountText();
  if (data === undefined || (isPlaceholderData && data.count === 0))
    return <span className={classes.waiting}> </span>;
  const transactions = countText(countFound(data, search));
  return (
    <>
      <span className="dim grow">{transactions}</span>
      <VisuallyHidden role="status">
        {isSuccess && !isPlaceholderData ? t('history.found', { transactions }) : ''}
      </VisuallyHidden>
    </>
  );
}

/** Returns a function that writes a count, such as '1 record' or '2,000 records'. */
export function useCountText(): (count: number) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (count) =>
    count === 1 ? t('history.record') : t('history.records', { number: format.count(count) });
}

const TOTAL_OF_TYPE = { income: 'income', expense: 'expenses' } as const;

/** Totals with more characters are in separate lines on phones. */
const WIDE_LENGTH = 33;
/** Totals with more characters leave no room for the words of the checkbox that selects all. */
const WIDEST_LENGTH = 54;

type FoundTotalsProps = Pick<Totals, 'income' | 'expenses'> & {
  /** The only type that the search finds; undefined if it finds both. */
  type: TransactionType | undefined;
};

/** The income, expenses and balance of the transactions found, or the one total of a search by type. */
export function FoundTotals({ income, expenses, type }: FoundTotalsProps) {
  const { t } = useTranslation();
  const { signedAmount, decimals } = useFormat();
  const minor = totalToMinorUnits(income, decimals) - totalToMinorUnits(expenses, decimals);
  const all = [
    ['income', signedAmount(income)],
    ['expenses', signedAmount(expenses === 0 ? 0 : -expenses)],
    ['balance', signedAmount(toMajorUnits(minor, decimals))],
  ] as const;
  const totals = all.filter(([name]) => type === undefined || name === TOTAL_OF_TYPE[type]);
  const length = totals.reduce((sum, [, amount]) => sum + amount.length, 0);
  const wide = length > WIDEST_LENGTH ? 'most' : length > WIDE_LENGTH || undefined;
  return (
    <dl className={`flex wrap ${classes.totals}`} data-wide={wide}>
      {totals.map(([name, amount]) => (
        <div key={name} className={`flex align-baseline gap-8 nowrap ${classes.total}`}>
          <dt>{t(`history.totals.${name}`)}</dt>
          <dd data-name={name}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
