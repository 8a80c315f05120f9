import { useMemo, useRef, useState } from 'react';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { useBinChanges, type FoundTarget } from './use-bin-changes.ts';

const EraseDialog = dialogOnDemand(async () => (await import('./erase-dialog.tsx')).EraseDialog);

/** The target of a change: transactions by id, all that a search finds, or everything. */
export type BinTarget = { ids: readonly string[] } | { found: FoundTarget; count: number } | 'all';

type EraseQuestion = { target: BinTarget; isOpen: boolean; onDone?: () => void };

/** The actions of the screen. Restoring happens at once; erasing asks first. */
export function useBinDialogs() {
  const { isPending, ...changes } = useBinChanges();
  const [asked, setAsked] = useState<EraseQuestion>();
  const close = () => setAsked((now) => now && { ...now, isOpen: false });
  async function erase(target: BinTarget): Promise<void> {
    if (target === 'all') return await changes.eraseAll();
    await ('ids' in target ? changes.erase(target.ids) : changes.eraseFound(target.found));
  }
  async function restore(target: Exclude<BinTarget, 'all'>): Promise<void> {
    await ('ids' in target ? changes.restore(target.ids) : changes.restoreFound(target.found));
  }
  async function confirm(): Promise<void> {
    if (asked !== undefined) await erase(asked.target);
    asked?.onDone?.();
    close();
  }
  const askToErase = (target: BinTarget, onDone?: () => void) =>
    setAsked({ target, isOpen: true, ...(onDone && { onDone }) });
  const latest = useRef(changes);
  latest.current = changes;
  /** The same object in every render, so that memoized rows do not render again. */
  const actions = useMemo(
    () => ({
      restore: (id: string) => void latest.current.restore([id]),
      restoreTogether: (deletionId: string) => void latest.current.restoreTogether(deletionId),
      erase: (id: string) => setAsked({ target: { ids: [id] }, isOpen: true }),
    }),
    [],
  );
  const dialog = asked && (
    <EraseDialog
      count={countTarget(asked.target)}
      isOpen={asked.isOpen}
      isPending={isPending}
      onClose={close}
      onConfirm={() => void confirm()}
    />
  );
  return { actions, restore, askToErase, dialog };
}

function countTarget(target: BinTarget): number | undefined {
  if (target === 'all') return undefined;
  return 'ids' in target ? target.ids.length : target.count;
}

export type BinDialogs = ReturnType<typeof useBinDialogs>;
