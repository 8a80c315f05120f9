import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endOfMonth } from '#shared/calendar.ts';
import type { RecurringSuggestion } from '#shared/contract/recurring-suggestions.ts';
import { isUnsure } from '#shared/recognition/is-unsure.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { ComingAmount } from '#web/ui/coming-amount.tsx';
import { toStep } from '#web/ui/schedule/cadence.ts';
import type { RecurringActs } from '../dialogs/use-dialogs.tsx';
import { emptyDraft, type RuleDraft } from '../rule/rule-fields.ts';
import classes from './suggestions.module.css';
import { useDecideSuggestion } from './use-decide-suggestion.ts';

const SHOWN_AT_FIRST = 4;

type Props = { suggestions: readonly RecurringSuggestion[]; acts: RecurringActs };

/** The suggested recurring transactions, to add or dismiss. */
export function SuggestionsCard({ suggestions, acts }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [areAllShown, setAreAllShown] = useState(false);
  const shown = areAllShown ? suggestions : suggestions.slice(0, SHOWN_AT_FIRST);
  const hidden = suggestions.length - shown.length;
  const title = t('recurring.suggestions.title');
  return (
    <Card title={title}>
      <p className={`dim text-15 ${classes.text}`}>{t('recurring.suggestions.text')}</p>
      <ul className={`grid gap-12 ${classes.list}`} aria-label={title}>
        {shown.map((suggestion) => (
          <Suggestion key={suggestion.key} suggestion={suggestion} acts={acts} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="subtle" onClick={() => setAreAllShown(true)}>
          {t('recurring.suggestions.more', { number: format.count(hidden) })}
        </Button>
      )}
    </Card>
  );
}

type RowProps = { suggestion: RecurringSuggestion; acts: RecurringActs };

function Suggestion({ suggestion, acts }: RowProps) {
  const { t } = useTranslation();
  const { name, category, cadence, type } = suggestion;
  return (
    <li className={`stack gap-10 shrink frame rounded ${classes.suggestion}`}>
      <div className={`row wrap ${classes.head}`}>
        <CategoryIcon category={category} />
        <div className={classes.words}>
          <p className={`row wrap weight-600 lines-135 break-anywhere ${classes.name}`}>
            {name}
            {isUnsure(suggestion) && (
              <span className={`warn text-13 weight-600 ${classes.maybe}`}>
                {t('recurring.suggestions.maybe')}
              </span>
            )}
          </p>
          <p className="dim text-14 lines-150">{t(`recurring.form.cadences.${cadence}`)}</p>
        </div>
        <p className={`money weight-650 numbers nowrap ${classes.amount}`} data-type={type}>
          <ComingAmount payment={suggestion} />
        </p>
      </div>
      <Reasons suggestion={suggestion} />
      <Buttons suggestion={suggestion} acts={acts} />
    </li>
  );
}

/** The reasons for a suggestion: how often, since when, the amounts, and the next day. */
function Reasons({ suggestion }: { suggestion: RecurringSuggestion }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { count, firstDay, lastDay, nextDay, status, change, isEstimate } = suggestion;
  const amount = format.amount(suggestion.amount);
  const times = t('recurring.suggestions.reason', {
    count,
    number: format.count(count),
    day: format.day(firstDay),
  });
  const amountText = t(`recurring.suggestions.${isEstimate ? 'around' : 'always'}`, { amount });
  const next = {
    active: () => t('recurring.suggestions.next', { day: format.day(nextDay) }),
    late: () => t('recurring.suggestions.late', { day: format.day(nextDay) }),
    ended: () => t('recurring.suggestions.ended', { day: format.day(lastDay) }),
  }[status];
  return (
    <ul className={`dim text-14 lines-150 ${classes.reasons}`}>
      <li>{change === null ? `${times}, ${amountText}` : times}</li>
      {change !== null && (
        <li>
          {t('recurring.suggestions.change', {
            from: format.amount(change.from),
            to: format.amount(change.to),
            day: format.day(change.day),
          })}
        </li>
      )}
      <li data-status={status}>{next()}</li>
    </ul>
  );
}

function Buttons({ suggestion, acts }: RowProps) {
  const { t } = useTranslation();
  const { send, decide } = useDecideSuggestion();
  const { name, status } = suggestion;
  const toLabel = (action: string) => t('recurring.suggestions.named', { action, name });
  const add = () =>
    acts.add({
      draft: toDraft(suggestion),
      hasFixedType: true,
      onAdded: async () => {
        await send({ suggestion, decision: 'confirmed' });
      },
    });
  const [addText, dismissText, endedText] = [
    t('recurring.suggestions.make'),
    t('recurring.suggestions.dismiss'),
    t('recurring.suggestions.hasEnded'),
  ];
  return (
    <div className={`flex wrap ${classes.buttons}`}>
      {status !== 'ended' && (
        <Button variant="light" aria-label={toLabel(addText)} onClick={add}>
          {addText}
        </Button>
      )}
      <Button
        variant="subtle"
        aria-label={toLabel(dismissText)}
        onClick={() => decide(suggestion, 'dismissed')}
      >
        {dismissText}
      </Button>
      {status !== 'active' && (
        <Button variant="subtle" aria-label={toLabel(endedText)} onClick={() => decide(suggestion, 'ended')}>
          {endedText}
        </Button>
      )}
    </div>
  );
}

/** Converts a suggestion to a draft that begins on the next expected day. */
function toDraft(suggestion: RecurringSuggestion): RuleDraft {
  const { type, name, category, amount, isEstimate, cadence, nextDay, lastDay } = suggestion;
  const step = toStep(cadence);
  // The days alternate, so the last day is the other of the month's two days.
  const secondDay = cadence === 'semimonthly' ? Number(lastDay.slice(8)) : null;
  const isMonthEnd = [nextDay, lastDay].every((day) => day === endOfMonth(day));
  const isByMonth = step.unit === 'month' || step.unit === 'year';
  return {
    ...emptyDraft(nextDay),
    ...step,
    type,
    description: name,
    category,
    amount,
    isEstimate,
    secondDay,
    on: isByMonth && isMonthEnd && secondDay === null ? 'lastDay' : 'day',
    mode: isEstimate ? 'ask' : 'post',
  };
}
