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
import { prefetch } from '#web/lib/browser/prefetch.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import type { Parts } from '#web/features/transactions/write/parts.ts';
import type { GroupActions, TransactionAction, TransactionActions } from './actions.ts';

const EditDialog = dialogOnDemand(async () => (await import('./edit-dialog.tsx')).EditDialog);
const DuplicateDialog = dialogOnDemand(async () => (await import('./duplicate-dialog.tsx')).DuplicateDialog);
const DeleteDialog = dialogOnDemand(async () => (await import('./delete-dialog.tsx')).DeleteDialog);
const EditGroup = dialogOnDemand(async () => (await import('./group-dialogs.tsx')).EditGroupDialog);
const DuplicateGroup = dialogOnDemand(async () => (await import('./group-dialogs.tsx')).DuplicateGroupDialog);
const DeleteGroup = dialogOnDemand(async () => (await import('./group-dialogs.tsx')).DeleteGroupDialog);

/** The dialog of a transaction, or of all parts of a split purchase. */
type Dialog = ({ transaction: Transaction } | { parts: Parts }) & {
  kind: TransactionAction | 'deleted';
  isOpen: boolean;
};

type Dialogs = { actions: TransactionActions; groupActions: GroupActions; dialogs: ReactNode };

/**
 * The dialogs of transactions and split purchases, and functions that open them. The rows of `list` need
 * `data-transaction` or `data-group`, and the list must be focusable.
 */
export function useTransactionDialogs(list: RefObject<HTMLElement | null>): Dialogs {
  const [dialog, setDialog] = useState<Dialog>();
  useEffect(() => prefetch(EditDialog.fetch, DuplicateDialog.fetch, DeleteDialog.fetch), []);
  const actions = useCallback<TransactionActions>(
    (kind, transaction) => setDialog({ kind, transaction, isOpen: true }),
    [],
  );
  const groupActions = useCallback<GroupActions>(
    (kind, parts) => setDialog({ kind, parts, isOpen: true }),
    [],
  );
  const dialogs = dialog && <CurrentDialog dialog={dialog} onChange={setDialog} list={list} />;
  return { actions, groupActions, dialogs };
}

type CurrentDialogProps = {
  dialog: Dialog;
  onChange: Dispatch<SetStateAction<Dialog | undefined>>;
  list: RefObject<HTMLElement | null>;
};

function CurrentDialog({ dialog, onChange, list }: CurrentDialogProps) {
  const { kind, isOpen } = dialog;
  const common = {
    isOpen,
    onClose: () => onChange((now) => now && { ...now, isOpen: false }),
    onClosed: () => returnFocus(list.current, dialog),
  };
  const isEdit = kind === 'edit' || kind === 'open';
  const askToDelete = () => onChange({ ...dialog, kind: 'delete', isOpen: true });
  const onDelete = () => onChange({ ...dialog, kind: 'deleted', isOpen: false });
  if ('parts' in dialog) {
    const { parts } = dialog;
    const key = parts[0].groupId;
    if (isEdit) return <EditGroup key={key} {...common} parts={parts} onDelete={askToDelete} />;
    if (kind === 'duplicate') return <DuplicateGroup key={key} {...common} parts={parts} />;
    return <DeleteGroup {...common} parts={parts} onDelete={onDelete} />;
  }
  const { transaction } = dialog;
  const { id } = transaction;
  if (isEdit) return <EditDialog key={id} {...common} transaction={transaction} onDelete={askToDelete} />;
  if (kind === 'duplicate') return <DuplicateDialog key={id} {...common} transaction={transaction} />;
  return <DeleteDialog {...common} transaction={transaction} onDelete={onDelete} />;
}

/** Focuses the button of the row that opened the dialog; after a deletion, which removes the row, the list. */
function returnFocus(list: HTMLElement | null, dialog: Dialog): void {
  const row = list?.querySelector(
    'parts' in dialog
      ? `[data-group='${dialog.parts[0].groupId}']`
      : `[data-transaction='${dialog.transaction.id}']`,
  );
  const opener = dialog.kind === 'open' ? '[data-opener]' : '[aria-haspopup="menu"]';
  const button = dialog.kind === 'deleted' ? undefined : row?.querySelector<HTMLElement>(opener);
  (button ?? list)?.focus();
}
