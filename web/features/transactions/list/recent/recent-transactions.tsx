import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { upToToday, type Recent } from '#web/features/transactions/write/up-to-today.ts';
import { toRecentRows } from './recent-rows.ts';
import type { GroupActions, TransactionActions } from '#web/features/transactions/record/dialogs/actions.ts';
import { TransactionRow } from './transaction-row.tsx';
import { useTransactionDialogs } from '#web/features/transactions/record/dialogs/use-transaction-dialogs.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import classes from './recent-transactions.module.css';

/** The list of the latest transactions up to today. */
export function RecentTransactions(recent: Recent) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { actions, groupActions, dialogs } = useTransactionDialogs(list);
  const openGroup = useOpenGroup(groupActions);
  const rows = useRecentRows(recent, useFormat().today());
  return (
    <>
      {rows.length === 0 && <p className="dim">{t('transactions.list.onlyLater')}</p>}
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
    </>
  );
}

function useRecentRows({ recent, recentGroups, recentUpToToday }: Recent, today: CalendarDay) {
  return useMemo(() => {
    const { items, groups } = upToToday({ recent, recentGroups, recentUpToToday }, today);
    return toRecentRows(items, groups);
  }, [recent, recentGroups, recentUpToToday, today]);
}

/** Loads the parts of a split purchase before its dialog opens; the list has only their sum. */
function useOpenGroup(groupActions: GroupActions): TransactionActions {
  const showError = useErrorToast();
  return (action, { groupId }) => {
    const open = async () => {
      const { loadParts } = await import('#web/features/transactions/write/parts.ts');
      const parts = await loadParts(groupId ?? '');
      if (parts !== undefined) groupActions(action, parts);
    };
    open().catch(showError);
  };
}
