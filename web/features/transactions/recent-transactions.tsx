import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import { TransactionRow } from './transaction-row.tsx';
import { useTransactionDialogs } from './use-transaction-dialogs.tsx';
import classes from './recent-transactions.module.css';

/** The latest transactions, each with its menu. */
export function RecentTransactions({ items }: { items: Transaction[] }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { actions, dialogs } = useTransactionDialogs(list);
  return (
    <>
      <ul className={classes.list} ref={list} tabIndex={-1} aria-label={t('transactions.list.label')}>
        {items.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} actions={actions} />
        ))}
      </ul>
      {dialogs}
    </>
  );
}
