import { useMemo, useRef, useState } from 'react';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { useBinChanges, type BinTarget } from './use-bin-changes.ts';

const EraseDialog = dialogOnDemand(async () => (await import('./erase-dialog.tsx')).EraseDialog);

type EraseTarget = BinTarget | 'all';
type EraseQuestion = { target: EraseTarget; isOpen: boolean; onDone?: (() => void) | undefined };

/** The actions of the screen. Restoring happens at once; erasing asks first. Erasing all calls `eraseOthers` too. */
export function useBinDialogs(eraseOthers: () => Promise<unknown>) {
  const { isPending, ...changes } = useBinChanges(eraseOthers);
  const [asked, setAsked] = useState<EraseQuestion>();
  const close = () => setAsked((now) => now && { ...now, isOpen: false });
  async function erase({ target, onDone }: EraseQuestion): Promise<void> {
    await (target === 'all' ? changes.eraseAll() : changes.erase(target));
    onDone?.();
    close();
  }
  const askToErase = (target: EraseTarget, onDone?: () => void) => setAsked({ target, isOpen: true, onDone });
  const latest = useRef(changes);
  latest.current = changes;
  /** The same object in every render, so that memoized rows do not render again. */
  const actions = useMemo(
    () => ({
      restore: (id: string) => void latest.current.restore({ ids: [id] }),
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
      onConfirm={() => void erase(asked)}
    />
  );
  return { actions, restore: changes.restore, askToErase, dialog };
}

function countTarget(target: EraseTarget): number | undefined {
  if (target === 'all') return undefined;
  return 'ids' in target ? target.ids.length : target.count;
}

export type BinDialogs = ReturnType<typeof useBinDialogs>;
