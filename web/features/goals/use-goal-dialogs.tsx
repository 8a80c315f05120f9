import { useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Goal } from '#shared/contract/goals.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import type { DialogProps } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { useArchiveGoal } from './api.ts';
import type { GoalAction } from './goal-menu.tsx';

const GoalDialog = dialogOnDemand(async () => (await import('./goal-dialog.tsx')).GoalDialog);
const EntryDialog = dialogOnDemand(async () => (await import('./entry-dialog.tsx')).EntryDialog);
const EntriesDialog = dialogOnDemand(async () => (await import('./entries-dialog.tsx')).EntriesDialog);
const DeleteDialog = dialogOnDemand(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

export type RunGoalAction = (action: GoalAction | 'putAside', goal: Goal) => void;
type DialogState = { isOpen: boolean; number: number } & (
  { action: 'add'; goal?: undefined } | { action: GoalAction | 'putAside'; goal: Goal }
);

/** The dialogs of goals, and the actions that open them or archive a goal. */
export function useGoalDialogs(container: RefObject<HTMLElement | null>): {
  runAction: RunGoalAction;
  add: () => void;
  dialogs: ReactNode;
} {
  const [dialog, setDialog] = useState<DialogState>();
  const number = (dialog?.number ?? 0) + 1;
  const archive = useArchive(container);
  const runAction: RunGoalAction = (action, goal) => {
    if (action === 'archive' || action === 'unarchive') return archive(goal);
    setDialog({ action, goal, isOpen: true, number });
  };
  const common = {
    isOpen: dialog?.isOpen ?? false,
    onClose: () => setDialog((current) => current && { ...current, isOpen: false }),
    onClosed: () => returnFocus(container.current, dialog),
  };
  const dialogs = dialog && <Dialogs key={dialog.number} dialog={dialog} common={common} />;
  return { runAction, add: () => setDialog({ action: 'add', isOpen: true, number }), dialogs };
}

function Dialogs({ dialog, common }: { dialog: DialogState; common: DialogProps }) {
  const { action, goal } = dialog;
  if (action === 'add' || action === 'edit') return <GoalDialog {...common} goal={goal} />;
  if (action === 'putAside' || action === 'takeOut')
    return <EntryDialog {...common} goal={goal} isTakingOut={action === 'takeOut'} />;
  if (action === 'entries') return <EntriesDialog {...common} goal={goal} />;
  return action === 'delete' ? <DeleteDialog {...common} goal={goal} /> : null;
}

function useArchive(container: RefObject<HTMLElement | null>): (goal: Goal) => void {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const { mutate } = useArchiveGoal();
  return (goal) =>
    mutate(goal, {
      onSuccess: ({ isArchived }) => {
        showToast({ kind: 'success', message: t(`goals.toasts.${isArchived ? 'archived' : 'unarchived'}`) });
        // The card has moved to the other list.
        requestAnimationFrame(() => returnFocus(container.current, { action: 'edit', goal }));
      },
      onError: showError,
    });
}

/** Focuses the button that opened the dialog. If its goal was deleted, focuses the button that adds a goal. */
function returnFocus(
  container: HTMLElement | null,
  dialog: Pick<DialogState, 'action' | 'goal'> | undefined,
): void {
  const card = container?.querySelector(`[data-goal="${dialog?.goal?.id ?? ''}"]`);
  const opener = card?.querySelector(
    dialog?.action === 'putAside' ? 'button[aria-haspopup="dialog"]' : '[data-menu]',
  );
  const target = opener ?? container?.querySelector('[data-add]') ?? container;
  if (target instanceof HTMLElement) target.focus();
}
