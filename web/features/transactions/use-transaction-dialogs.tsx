import { useCallback, useEffect, useState, type ReactNode, type RefObject } from 'react';
import type { Transaction } from '#shared/contract/transactions.ts';
import { whenIdle } from '#web/lib/browser/when-idle.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { useRemoveTransaction } from './transaction-hooks.ts';
import type { TransactionAction, TransactionActions } from './transaction-menu.tsx';

const EditDialog = dialogOnDemand(async () => (await import('./edit-dialog.tsx')).EditDialog);
const DuplicateDialog = dialogOnDemand(async () => (await import('./duplicate-dialog.tsx')).DuplicateDialog);
const DeleteDialog = dialogOnDemand(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

type Dialog = { kind: TransactionAction | 'deleted'; transaction: Transaction; isOpen: boolean };

/**
 * The dialogs of a list of transactions, and the way to open them. Its rows carry `data-transaction`, and the list
 * itself can take the focus.
 */
export function useTransactionDialogs(list: RefObject<HTMLElement | null>): {
  actions: TransactionActions;
  dialogs: ReactNode;
} {
  const remove = useRemoveTransaction();
  const [dialog, setDialog] = useState<Dialog>();
  useEffect(
    () =>
      whenIdle(() => {
        for (const each of [EditDialog, DuplicateDialog, DeleteDialog]) each.prefetch();
      }),
    [],
  );
  const actions = useCallback<TransactionActions>(
    (kind, transaction) => setDialog({ kind, transaction, isOpen: true }),
    [],
  );
  if (dialog === undefined) return { actions, dialogs: null };

  const { kind, transaction, isOpen } = dialog;
  const close = () => setDialog((now) => now && { ...now, isOpen: false });
  // The menu that opened the dialog has closed, and the row of a deleted transaction is gone.
  const returnFocus = () => {
    const row = list.current?.querySelector(`[data-transaction='${transaction.id}']`);
    const menu = kind === 'deleted' ? undefined : row?.querySelector('button');
    (menu ?? list.current)?.focus();
  };
  const common = { transaction, isOpen, onClose: close, onClosed: returnFocus };
  return {
    actions,
    dialogs: (
      <>
        {kind === 'edit' && <EditDialog key={transaction.id} {...common} />}
        {kind === 'duplicate' && <DuplicateDialog key={transaction.id} {...common} />}
        {(kind === 'delete' || kind === 'deleted') && (
          <DeleteDialog
            {...common}
            onConfirm={() => {
              setDialog({ ...dialog, kind: 'deleted', isOpen: false });
              void remove(transaction);
            }}
          />
        )}
      </>
    ),
  };
}
