import { useState, type ReactNode, type RefObject } from 'react';
import type { RecurringTransfer } from '#shared/contract/recurring-transfers.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { returnFocus } from '../return-focus.ts';
import type { RecurringChoice } from './recurring-menu.tsx';
import { useChangeRecurring } from './use-change-recurring.ts';

const RecurringDialog = dialogOnDemand(async () => (await import('./recurring-dialog.tsx')).RecurringDialog);
const RecurringQuestion = dialogOnDemand(
  async () => (await import('./recurring-question.tsx')).RecurringQuestion,
);

type Content =
  { kind: 'add'; rule?: undefined } | { kind: 'edit' | 'end' | 'remove'; rule: RecurringTransfer };
type DialogState = Content & { isOpen: boolean; number: number };

export type RecurringActs = {
  add: () => void;
  choose: (choice: RecurringChoice, rule: RecurringTransfer) => void;
};

const DONE = { skip: 'skipped', pause: 'paused', resume: 'resumed', restart: 'restarted' } as const;

/** The dialogs and actions of the recurring transfers. */
export function useRecurringDialogs(card: RefObject<HTMLElement | null>): {
  acts: RecurringActs;
  dialog: ReactNode;
} {
  const [state, setState] = useState<DialogState>();
  const { mutate } = useChangeRecurring();
  const number = (state?.number ?? 0) + 1;
  const open = (content: Content) => setState({ ...content, isOpen: true, number });
  const common = {
    isOpen: state?.isOpen ?? false,
    onClose: () => setState((now) => now && { ...now, isOpen: false }),
    // The changed list shows in the next turn, and an element that it removes would lose the focus.
    onClosed: () => setTimeout(() => returnFocus(card.current, state?.rule?.id)),
  };
  function choose(choice: RecurringChoice, rule: RecurringTransfer): void {
    if (choice === 'edit' || choice === 'end') open({ kind: choice, rule });
    else if (choice === 'delete') open({ kind: 'remove', rule });
    else mutate({ rule, done: DONE[choice] });
  }
  return {
    acts: { add: () => open({ kind: 'add' }), choose },
    dialog: state && <OpenDialog key={state.number} {...{ state, common }} />,
  };
}

type OpenProps = {
  state: DialogState;
  common: { isOpen: boolean; onClose: () => void; onClosed: () => void };
};

function OpenDialog({ state, common }: OpenProps) {
  if (state.kind === 'add' || state.kind === 'edit') return <RecurringDialog {...common} rule={state.rule} />;
  return <RecurringQuestion {...common} kind={state.kind} rule={state.rule} />;
}
