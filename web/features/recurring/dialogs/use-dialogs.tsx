import { useCallback, useState, type ReactNode, type RefObject } from 'react';
import type { Occurrence, Recurring } from '#shared/contract/recurring.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { showToast } from '#web/ui/toast.ts';
import { findNext } from '../api.ts';
import { nameOf } from '../list/occurrence-row.tsx';
import type { OccurrenceChoice } from '../list/occurrence-menu.tsx';
import type { RuleChoice } from '../list/rule-menu.tsx';
import { emptyDraft, type RuleDraft } from '../rule/rule-fields.ts';
import { useChangeRule } from '../use-change-rule.ts';
import { useDecide } from '../use-decide.ts';

const RuleDialog = dialogOnDemand(async () => (await import('../rule/rule-dialog.tsx')).RuleDialog);
const ConfirmDialog = dialogOnDemand(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);
const PostponeDialog = dialogOnDemand(async () => (await import('./postpone-dialog.tsx')).PostponeDialog);
const RuleQuestion = dialogOnDemand(async () => (await import('./rule-question.tsx')).RuleQuestion);

export type NewRule = {
  draft: RuleDraft;
  hasFixedType: boolean;
  onAdded?: (added: Recurring) => Promise<void>;
};
type Asked =
  | { kind: 'add'; added: NewRule }
  | { kind: 'edit'; rule: Recurring; from: Occurrence | undefined }
  | { kind: 'end' | 'remove'; rule: Recurring }
  | { kind: 'confirm' | 'postpone'; occurrence: Occurrence };

/** What the rows and menus of the screen do. */
export type RecurringActs = {
  add: (added: NewRule) => void;
  ofRule: (choice: RuleChoice, rule: Recurring) => void;
  ofOccurrence: (choice: OccurrenceChoice, occurrence: Occurrence) => void;
  isBusy: ReturnType<typeof useDecide>['isBusy'];
};

/** The dialogs of the screen, and what its menus do. Rows carry `data-rule` or `data-occurrence`. */
export function useRecurringDialogs(
  screen: RefObject<HTMLElement | null>,
  rules: readonly Recurring[],
): { acts: RecurringActs; dialogs: ReactNode } {
  const [asked, setAsked] = useState<Asked & { isOpen: boolean }>();
  const ask = useCallback((next: Asked) => setAsked({ ...next, isOpen: true }), []);
  const acts = useActs(ask, rules);
  const common = {
    isOpen: asked?.isOpen ?? false,
    onClose: () => setAsked((now) => now && { ...now, isOpen: false }),
    onClosed: () => {
      if (asked) returnFocus(screen.current, asked);
      setAsked(undefined);
    },
  };
  return { acts, dialogs: asked && <Asked asked={asked} common={common} /> };
}

function useActs(ask: (next: Asked) => void, rules: readonly Recurring[]): RecurringActs {
  const { run, isBusy } = useDecide();
  const { change } = useChangeRule();
  const errorText = useErrorText();

  async function withNext(rule: Recurring, then: (next: Occurrence) => void): Promise<void> {
    try {
      then(await findNext(rule));
    } catch (error) {
      showToast({ kind: 'error', message: errorText(error) });
    }
  }
  function ofRule(choice: RuleChoice, rule: Recurring): void {
    if (choice === 'edit') ask({ kind: 'edit', rule, from: undefined });
    else if (choice === 'end') ask({ kind: 'end', rule });
    else if (choice === 'delete') ask({ kind: 'remove', rule });
    else if (choice === 'pause') change.mutate({ rule, done: 'paused' });
    else if (choice === 'resume') change.mutate({ rule, done: 'resumed' });
    else if (choice === 'restart') change.mutate({ rule, done: 'restarted' });
    else if (choice === 'postponeNext')
      void withNext(rule, (occurrence) => ask({ kind: 'postpone', occurrence }));
    else void withNext(rule, (occurrence) => run({ occurrence, act: { act: 'skip' } }));
  }
  function ofOccurrence(choice: OccurrenceChoice, occurrence: Occurrence): void {
    const rule = rules.find(({ id }) => id === occurrence.recurringId);
    if (choice === 'skip' || choice === 'reset' || choice === 'post')
      run({ occurrence, act: { act: choice } });
    else if (choice === 'edit') {
      const isNext = occurrence.dueDay === rule?.nextDay;
      if (rule) ask({ kind: 'edit', rule, from: isNext ? undefined : occurrence });
    } else ask({ kind: choice, occurrence });
  }
  return { add: (added) => ask({ kind: 'add', added }), ofRule, ofOccurrence, isBusy };
}

type CommonProps = { isOpen: boolean; onClose: () => void; onClosed: () => void };

function Asked({ asked, common }: { asked: Asked; common: CommonProps }) {
  switch (asked.kind) {
    case 'add':
      return <RuleDialog {...common} {...asked.added} edited={undefined} />;
    case 'edit':
      return <RuleDialog {...common} draft={emptyDraft('')} hasFixedType edited={asked} />;
    case 'confirm':
      return <ConfirmDialog {...common} occurrence={asked.occurrence} />;
    case 'postpone':
      return <PostponeDialog {...common} occurrence={asked.occurrence} />;
    case 'end':
    case 'remove':
      return <RuleQuestion {...common} kind={asked.kind} rule={asked.rule} />;
  }
}

/** The menu that opened a dialog has closed, and its row may be gone. */
function returnFocus(screen: HTMLElement | null, asked: Asked): void {
  const row =
    'rule' in asked
      ? `[data-rule="${asked.rule.id}"]`
      : 'occurrence' in asked
        ? `[data-occurrence="${nameOf(asked.occurrence)}"]`
        : '[data-add]';
  const found = screen?.querySelector(row);
  const opener = found?.querySelector<HTMLElement>('[aria-haspopup="menu"], button') ?? found;
  ((opener as HTMLElement | null | undefined) ?? screen)?.focus();
}
