import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import type { useHistoryTotals } from './api.ts';
import classes from './history.module.css';

type Props = { totals: ReturnType<typeof useHistoryTotals> };

/** The number of transactions found and their sums: '128 transactions · +€1,850.00 · −€340.20'. */
export function HistorySummary({ totals }: Props) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const { data, isSuccess, isPlaceholderData } = totals;
  if (data === undefined) return <span className={classes.waiting}> </span>;
  const { count } = data;
  const number = new Intl.NumberFormat(locale, { useGrouping: 'always' }).format(count);
  const transactions = count === 1 ? t('history.record') : t('history.records', { number });
  return (
    <>
      <span className={classes.summary}>
        <span>{transactions}</span>
        <Sums {...data} />
      </span>
      <VisuallyHidden role="status">
        {isSuccess && !isPlaceholderData ? t('history.found', { transactions }) : ''}
      </VisuallyHidden>
    </>
  );
}

function Sums({ income, expenses }: { income: number; expenses: number }) {
  const { signedAmount } = useFormat();
  if (income + expenses <= 0) return null;
  return (
    <span className={classes.amounts}>
      {income > 0 && <span className={classes.income}>{signedAmount(income)}</span>}
      {expenses > 0 && <span>{signedAmount(-expenses)}</span>}
    </span>
  );
}
