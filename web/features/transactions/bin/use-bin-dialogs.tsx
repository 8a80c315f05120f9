import { useMemo, useRef, useState } from 'react';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { useBinChanges } from './use-bin-changes.ts';

const EraseDialog = dialogOnDemand(async () => (await import('./erase-dialog.tsx')).EraseDialog);

/** Restores at once, and asks before anything is erased. */
export function useBinDialogs() {
  const { restore, restoreAll, erase, eraseAll, isPending } = useBinChanges();
  const [asked, setAsked] = useState<{ ids: readonly string[] | 'all'; isOpen: boolean }>();
  const close = () => setAsked((now) => now && { ...now, isOpen: false });
  async function confirm(): Promise<void> {
    if (asked !== undefined) await (asked.ids === 'all' ? eraseAll() : erase(asked.ids));
    close();
  }
  const askToErase = (ids: readonly string[] | 'all') => setAsked({ ids, isOpen: true });
  const latestRestore = useRef(restore);
  latestRestore.current = restore;
  /** The same functions in every render, so that rows are drawn once. */
  const actions = useMemo(
    () => ({
      restore: (id: string) => void latestRestore.current([id]),
      erase: (id: string) => setAsked({ ids: [id], isOpen: true }),
    }),
    [],
  );
  const dialog = asked && (
    <EraseDialog
      count={asked.ids === 'all' ? undefined : asked.ids.length}
      isOpen={asked.isOpen}
      isPending={isPending}
      onClose={close}
      onConfirm={() => void confirm()}
    />
  );
  return { actions, restore: (ids: readonly string[]) => void restore(ids), restoreAll, askToErase, dialog };
}

export type BinDialogs = ReturnType<typeof useBinDialogs>;
