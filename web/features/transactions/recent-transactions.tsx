import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import { RecordRow } from './record-row.tsx';
import { useRecordDialogs } from './use-record-dialogs.tsx';
import classes from './recent-transactions.module.css';

/** The latest records of both kinds, each with what can be done with it. */
export function RecentTransactions({ items }: { items: Transaction[] }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { actions, dialogs } = useRecordDialogs(list);
  return (
    <>
      <ul className={classes.list} ref={list} tabIndex={-1} aria-label={t('transactions.list.label')}>
        {items.map((record) => (
          <RecordRow key={record.id} record={record} actions={actions} />
        ))}
      </ul>
      {dialogs}
    </>
  );
}
