import {
  useCallback,
  useEffect,
  useState,
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
} from 'react';
import type { Transaction } from '#shared/contract/transactions.ts';
import { PREFETCH_AFTER_MS, whenIdleAfter } from '#web/lib/browser/when-idle.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import type { TransactionAction, TransactionActions } from './actions.ts';

const EditDialog = dialogOnDemand(async () => (await import('./edit-dialog.tsx')).EditDialog);
const DuplicateDialog = dialogOnDemand(async () => (await import('./duplicate-dialog.tsx')).DuplicateDialog);
const DeleteDialog = dialogOnDemand(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

type Dialog = { kind: TransactionAction | 'deleted'; transaction: Transaction; isOpen: boolean };

/**
 * The dialogs of transactions, and a function that opens them. The rows of `list` need `data-transaction`, and the
 * list must be focusable.
 */
export function useTransactionDialogs(list: RefObject<HTMLElement | null>): {
  actions: TransactionActions;
  dialogs: ReactNode;
} {
  const [dialog, setDialog] = useState<Dialog>();
  useEffect(() => whenIdleAfter(PREFETCH_AFTER_MS, prefetchDialogs), []);
  const actions = useCallback<TransactionActions>(
    (kind, transaction) => setDialog({ kind, transaction, isOpen: true }),
    [],
  );
  const dialogs = dialog && <CurrentDialog dialog={dialog} onChange={setDialog} list={list} />;
  return { actions, dialogs };
}

function prefetchDialogs(): void {
  for (const each of [EditDialog, DuplicateDialog, DeleteDialog]) each.prefetch();
}

type CurrentDialogProps = {
  dialog: Dialog;
  onChange: Dispatch<SetStateAction<Dialog | undefined>>;
  list: RefObject<HTMLElement | null>;
};

function CurrentDialog({ dialog, onChange, list }: CurrentDialogProps) {
  const { kind, transaction, isOpen } = dialog;
  const common = {
    transaction,
    isOpen,
    onClose: () => onChange((now) => now && { ...now, isOpen: false }),
    onClosed: () => returnFocus(list.current, dialog),
  };
  if (kind === 'edit' || kind === 'open') {
    const askToDelete = () => onChange({ kind: 'delete', transaction, isOpen: true });
    return <EditDialog key={transaction.id} {...common} onDelete={askToDelete} />;
  }
  if (kind === 'duplicate') return <DuplicateDialog key={transaction.id} {...common} />;
  const onDelete = () => onChange({ ...dialog, kind: 'deleted', isOpen: false });
  return <DeleteDialog {...common} onDelete={onDelete} />;
}

/** Focuses what opened the dialog in its row; after a deletion, which removes the row, the list. */
function returnFocus(list: HTMLElement | null, { kind, transaction }: Dialog): void {
  const row = list?.querySelector(`[data-transaction='${transaction.id}']`);
  const opener = kind === 'open' ? '[data-opener]' : '[aria-haspopup="menu"]';
  const button = kind === 'deleted' ? undefined : row?.querySelector<HTMLElement>(opener);
  (button ?? list)?.focus();
}
