import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { getTransactionTotals } from '#shared/contract/transaction-history.ts';
import { useFormat } from '#web/lib/format/format.ts';
import classes from './history.module.css';

type Props = { totals: OutputOf<typeof getTransactionTotals> | undefined; isCurrent: boolean };

/** The number of transactions found and their sums: '128 transactions · +€1,850.00 · −€340.20'. */
export function HistorySummary({ totals, isCurrent }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (totals === undefined) return <span className={classes.waiting}> </span>;
  const { count, income, expenses } = totals;
  const number = new Intl.NumberFormat(format.locale, { useGrouping: 'always' }).format(count);
  const transactions = count === 1 ? t('history.record') : t('history.records', { number });
  return (
    <>
      <span className={classes.summary}>
        <span>{transactions}</span>
        {income + expenses > 0 && (
          <span className={classes.amounts}>
            {income > 0 && <span className={classes.income}>{format.signedAmount(income)}</span>}
            {expenses > 0 && <span>{format.signedAmount(-expenses)}</span>}
          </span>
        )}
      </span>
      <VisuallyHidden role="status">{isCurrent ? t('history.found', { transactions }) : ''}</VisuallyHidden>
    </>
  );
}
