import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import {
  decideOccurrence,
  editRecurring,
  type NewRecurring,
  type Occurrence,
  type OccurrenceAct,
  type Recurring,
  type RecurringChanges,
} from '#shared/contract/recurring.ts';
import { call } from '#web/lib/api/call.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { showToast } from '#web/ui/toast.ts';
import { fetchNext, refetchRecurring } from '../api.ts';
import { toOneDayChange } from './one-day.ts';
import { toChanges } from './rule-fields.ts';
import { sendLater } from './send-rule.ts';
import classes from './rule-form.module.css';

export type EditedRule = {
  rule: Recurring;
  /** The first occurrence that changes; undefined means the next occurrence. */
  from: Pick<Occurrence, 'day' | 'dueDay'> | undefined;
};
type Scope = 'one' | 'later';

/**
 * Saves an edit of a rule. If a single day can be edited that way, first asks whether to change only that day or also
 * all later days.
 */
export function useEditRule({ rule, from }: EditedRule, onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [newId] = useState(uuidv7);
  const { today } = useFormat();
  const { ask, question } = useScopeQuestion(rule, from);

  async function save(body: NewRecurring): Promise<void> {
    const changes = toChanges(rule, body);
    const day = from?.day ?? rule.nextDay;
    const oneDayChange = day === null ? undefined : toOneDayChange(rule, changes, { day, today: today() });
    const scope = oneDayChange === undefined ? 'later' : await ask();
    if (scope === undefined) return;
    if (scope === 'one' && oneDayChange !== undefined) await changeOne(oneDayChange);
    else if (Object.keys(changes).length > 0) await changeLater(body, changes);
    await refetchRecurring(client);
    onDone();
    showToast({ kind: 'success', message: t('recurring.toasts.saved') });
  }
  async function changeOne(body: OccurrenceAct): Promise<void> {
    const { day } = from ?? (await fetchNext(rule));
    await call(decideOccurrence, { params: { id: rule.id, day }, body });
  }
  async function changeLater(body: NewRecurring, changes: RecurringChanges): Promise<void> {
    const { id } = rule;
    if (from === undefined) await call(editRecurring, { params: { id }, body: changes });
    else await sendLater({ id, from: { day: from.day, newId }, body, changes });
  }
  return { save, question };
}

/** `ask` shows a question in place of the form's buttons. It resolves to undefined if the user cancels. */
function useScopeQuestion({ description, nextDay, firstDay }: Recurring, from: EditedRule['from']) {
  const format = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<(scope: Scope | undefined) => void>(undefined);
  async function ask(): Promise<Scope | undefined> {
    setIsAsking(true);
    return await new Promise((resolve) => {
      answer.current = resolve;
    });
  }
  function choose(scope?: Scope): void {
    setIsAsking(false);
    answer.current?.(scope);
  }
  const day = format.day(from?.dueDay ?? nextDay ?? firstDay, { day: 'numeric', month: 'long' });
  const textKey = from === undefined ? 'text' : 'textOne';
  const question = isAsking && (
    <ScopeQuestion textKey={textKey} description={description} day={day} onChoose={choose} />
  );
  return { ask, question };
}

type QuestionProps = {
  textKey: 'text' | 'textOne';
  description: string;
  day: string;
  onChoose: (scope?: Scope) => void;
};

function ScopeQuestion({ textKey, description, day, onChoose }: QuestionProps) {
  const { t } = useTranslation();
  const firstButton = useRef<HTMLButtonElement>(null);
  useEffect(() => firstButton.current?.focus(), []);
  return (
    <fieldset className={classes.scopes}>
      <legend className="text-14 weight-600">{t('recurring.scope.title')}</legend>
      <p className="dim text-14 lines-140">{t(`recurring.scope.${textKey}`, { description, day })}</p>
      <Button ref={firstButton} variant="default" onClick={() => onChoose('one')}>
        {t('recurring.scope.one', { day })}
      </Button>
      <Button onClick={() => onChoose('later')}>{t('recurring.scope.later')}</Button>
      <Button variant="subtle" onClick={() => onChoose()}>
        {t('app.cancel')}
      </Button>
    </fieldset>
  );
}
