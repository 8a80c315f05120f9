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
  if (data === undefined) return <span className={classes.waiting}> </span>;
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

/** '1 record', '2,000 records'. */
export function useCountText(): (count: number) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (count) =>
    count === 1 ? t('history.record') : t('history.records', { number: format.count(count) });
}

const TOTAL_OF_TYPE = { income: 'income', expense: 'expenses' } as const;

/** Longer totals stand below each other on phones. */
const WIDE = 33;
/** Beside longer ones the box that selects all shows no words. */
const WIDEST = 54;

type FoundTotalsProps = Pick<Totals, 'income' | 'expenses'> & {
  /** The only type that the search finds, if it is of one. */
  type: TransactionType | undefined;
};

/** The sums of the transactions found, each with its name. */
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
  const wide = length > WIDEST ? 'most' : length > WIDE || undefined;
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
