import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupSum, Transaction } from '#shared/contract/transactions.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { toRecentRows } from './recent-rows.ts';
import { useGroupDialogs, type GroupActions } from './splits/use-group-dialogs.tsx';
import type { TransactionActions } from './transaction-menu.tsx';
import { TransactionRow } from './transaction-row.tsx';
import { useTransactionDialogs } from './use-transaction-dialogs.tsx';
import classes from './recent-transactions.module.css';

type Props = Parameters<typeof useRecentRows>[0];

/** The latest transactions, each with its menu. */
export function RecentTransactions({ items, groups }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { actions, dialogs } = useTransactionDialogs(list);
  const { groupActions, groupDialogs } = useGroupDialogs(list);
  const openGroup = useOpenGroup(groupActions);
  const rows = useRecentRows({ items, groups });
  return (
    <>
      <ul className={classes.list} ref={list} tabIndex={-1} aria-label={t('transactions.list.label')}>
        {rows.map(({ transaction, parts }) => (
          <TransactionRow
            key={transaction.id}
            transaction={transaction}
            parts={parts}
            actions={parts === undefined ? actions : openGroup}
          />
        ))}
      </ul>
      {dialogs}
      {groupDialogs}
    </>
  );
}

function useRecentRows({ items, groups }: { items: readonly Transaction[]; groups: readonly GroupSum[] }) {
  return useMemo(() => toRecentRows(items, groups), [items, groups]);
}

/** Loads the parts of a split purchase, of which only the sum is there, before its dialog opens. */
function useOpenGroup(groupActions: GroupActions): TransactionActions {
  const errorText = useErrorText();
  return (action, { groupId }) => {
    const open = async () => {
      const { loadParts } = await import('./splits/load-parts.ts');
      const parts = await loadParts(groupId ?? '');
      if (parts !== undefined) groupActions(action, parts);
    };
    open().catch((error: unknown) => showToast({ kind: 'error', message: errorText(error) }));
  };
}
