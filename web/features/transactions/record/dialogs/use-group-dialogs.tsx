import { useCallback, useState, type ReactNode, type RefObject } from 'react';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import type { Parts } from '#web/features/transactions/write/parts.ts';
import type { TransactionAction } from './actions.ts';

const EditGroup = dialogOnDemand(async () => (await import('./group-dialogs.tsx')).EditGroupDialog);
const DuplicateGroup = dialogOnDemand(async () => (await import('./group-dialogs.tsx')).DuplicateGroupDialog);
const DeleteGroup = dialogOnDemand(async () => (await import('./group-dialogs.tsx')).DeleteGroupDialog);

export type GroupActions = (action: TransactionAction, parts: Parts) => void;
type Dialog = { kind: TransactionAction | 'deleted'; parts: Parts; isOpen: boolean };

/** The dialogs of split purchases, and a function that opens them. The rows of `list` need `data-group`. */
export function useGroupDialogs(list: RefObject<HTMLElement | null>): {
  groupActions: GroupActions;
  groupDialogs: ReactNode;
} {
  const [dialog, setDialog] = useState<Dialog>();
  const groupActions = useCallback<GroupActions>(
    (kind, parts) => setDialog({ kind, parts, isOpen: true }),
    [],
  );
  if (dialog === undefined) return { groupActions, groupDialogs: undefined };
  const { kind, parts, isOpen } = dialog;
  const key = parts[0].groupId;
  const common = {
    parts,
    isOpen,
    onClose: () => setDialog({ ...dialog, isOpen: false }),
    onClosed: () => returnFocus(list.current, dialog),
  };
  const onDelete = () => setDialog({ kind: 'deleted', parts, isOpen: false });
  const groupDialogs =
    kind === 'edit' || kind === 'open' ? (
      <EditGroup key={key} {...common} onDelete={() => setDialog({ kind: 'delete', parts, isOpen: true })} />
    ) : kind === 'duplicate' ? (
      <DuplicateGroup key={key} {...common} />
    ) : (
      <DeleteGroup {...common} onDelete={onDelete} />
    );
  return { groupActions, groupDialogs };
}

/** Focuses the menu of the row; after a deletion, which removes the row, the list. */
function returnFocus(list: HTMLElement | null, { kind, parts }: Dialog): void {
  const row = list?.querySelector(`[data-group='${parts[0].groupId}']`);
  const button = kind === 'deleted' ? undefined : row?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  (button ?? list)?.focus();
}
