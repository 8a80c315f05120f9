import { useCallback, useState, type ReactNode, type RefObject } from 'react';
import type { Occurrence, Recurring } from '#shared/contract/recurring.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import type { DialogProps } from '#web/ui/dialog.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { fetchNext } from '../api.ts';
import { occurrenceKey } from '../list/occurrence-row.tsx';
import type { OccurrenceChoice } from '../list/occurrence-menu.tsx';
import type { RuleChoice } from '../list/rule-menu.tsx';
import type { NewRule } from '../rule/rule-dialog.tsx';
import { useChangeRule } from '../use-change-rule.ts';
import { useDecide } from '../use-decide.ts';

const RuleDialog = dialogOnDemand(async () => (await import('../rule/rule-dialog.tsx')).RuleDialog);
const ConfirmDialog = dialogOnDemand(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);
const PostponeDialog = dialogOnDemand(async () => (await import('./postpone-dialog.tsx')).PostponeDialog);
const RuleQuestion = dialogOnDemand(async () => (await import('./rule-question.tsx')).RuleQuestion);

type DialogContent =
  | ({ kind: 'add' } & NewRule)
  | { kind: 'edit'; rule: Recurring; from: Occurrence | undefined }
  | { kind: 'end' | 'remove'; rule: Recurring }
  | { kind: 'confirm' | 'postpone'; occurrence: Occurrence };

/** The actions of the screen's rows and menus. */
export type RecurringActs = {
  add: (rule: NewRule) => void;
  onRule: (choice: RuleChoice, rule: Recurring) => void;
  onOccurrence: (choice: OccurrenceChoice, occurrence: Occurrence) => void;
  isBusy: ReturnType<typeof useDecide>['isBusy'];
};

/** The dialogs and actions of the screen. Its rows need `data-rule` or `data-occurrence` to get the focus back. */
export function useRecurringDialogs(
  screen: RefObject<HTMLElement | null>,
  rules: readonly Recurring[],
): { acts: RecurringActs; dialogs: ReactNode } {
  const [dialog, setDialog] = useState<DialogContent & { isOpen: boolean }>();
  const open = useCallback((next: DialogContent) => setDialog({ ...next, isOpen: true }), []);
  const acts = useActs(open, rules);
  const common = {
    isOpen: dialog?.isOpen ?? false,
    onClose: () => setDialog((now) => now && { ...now, isOpen: false }),
    onClosed: () => {
      if (dialog) returnFocus(screen.current, dialog);
      setDialog(undefined);
    },
  };
  return { acts, dialogs: dialog && <OpenDialog content={dialog} common={common} /> };
}

function useActs(open: (next: DialogContent) => void, rules: readonly Recurring[]): RecurringActs {
  const { run, isBusy } = useDecide();
  const { change } = useChangeRule();
  const showError = useErrorToast();

  async function withNext(rule: Recurring, act: (next: Occurrence) => void): Promise<void> {
    try {
      act(await fetchNext(rule));
    } catch (error) {
      showError(error);
    }
  }
  function onRule(choice: RuleChoice, rule: Recurring): void {
    if (choice === 'edit') open({ kind: 'edit', rule, from: undefined });
    else if (choice === 'end') open({ kind: 'end', rule });
    else if (choice === 'delete') open({ kind: 'remove', rule });
    else if (choice === 'pause') change.mutate({ rule, done: 'paused' });
    else if (choice === 'resume') change.mutate({ rule, done: 'resumed' });
    else if (choice === 'restart') change.mutate({ rule, done: 'restarted' });
    else if (choice === 'postponeNext')
      void withNext(rule, (occurrence) => open({ kind: 'postpone', occurrence }));
    else void withNext(rule, (occurrence) => run({ occurrence, act: { act: 'skip' } }));
  }
  function onOccurrence(choice: OccurrenceChoice, occurrence: Occurrence): void {
    const rule = rules.find(({ id }) => id === occurrence.recurringId);
    if (choice === 'skip' || choice === 'reset' || choice === 'post')
      run({ occurrence, act: { act: choice } });
    else if (choice === 'edit') {
      const isNext = occurrence.dueDay === rule?.nextDay;
      if (rule) open({ kind: 'edit', rule, from: isNext ? undefined : occurrence });
    } else open({ kind: choice, occurrence });
  }
  return { add: (rule) => open({ kind: 'add', ...rule }), onRule, onOccurrence, isBusy };
}

function OpenDialog({ content, common }: { content: DialogContent; common: DialogProps }) {
  switch (content.kind) {
    case 'add':
    case 'edit':
      return <RuleDialog {...common} content={content} />;
    case 'confirm':
      return <ConfirmDialog {...common} occurrence={content.occurrence} />;
    case 'postpone':
      return <PostponeDialog {...common} occurrence={content.occurrence} />;
    case 'end':
    case 'remove':
      return <RuleQuestion {...common} kind={content.kind} rule={content.rule} />;
  }
}

/** Focuses the menu of the row that opened the dialog; without the row, the screen. */
function returnFocus(screen: HTMLElement | null, content: DialogContent): void {
  const row =
    'rule' in content
      ? `[data-rule="${content.rule.id}"]`
      : 'occurrence' in content
        ? `[data-occurrence="${occurrenceKey(content.occurrence)}"]`
        : '[data-add]';
  const found = screen?.querySelector(row);
  const opener = found?.querySelector<HTMLElement>('[aria-haspopup="menu"], button') ?? found;
  ((opener as HTMLElement | null | undefined) ?? screen)?.focus();
}
