import { useState, type RefObject } from 'react';
import type { Transaction } from '#shared/contract/transactions.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { useRemoveTransactions } from './use-remove-transactions.ts';

const DeleteManyDialog = dialogOnDemand(
  async () => (await import('./delete-many-dialog.tsx')).DeleteManyDialog,
);

/** Asks before the selected transactions of a list are deleted. */
export function useDeletion(
  selected: readonly Transaction[],
  leaveSelecting: () => void,
  list: RefObject<HTMLElement | null>,
) {
  const removeTransactions = useRemoveTransactions();
  const [isAsking, setIsAsking] = useState(false);
  function confirm(): void {
    setIsAsking(false);
    void removeTransactions(selected);
    leaveSelecting();
  }
  const dialog = (
    <DeleteManyDialog
      count={selected.length}
      isOpen={isAsking}
      onClose={() => setIsAsking(false)}
      onConfirm={confirm}
      onClosed={() => list.current?.focus({ preventScroll: true })}
    />
  );
  return { dialog, ask: () => setIsAsking(true) };
}
