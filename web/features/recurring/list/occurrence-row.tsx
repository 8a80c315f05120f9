import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { OUTCOME_ICONS } from '../outcome-icons.ts';
import { OccurrenceAmount } from '../occurrence-amount.tsx';
import { PaymentRow } from './payment-row.tsx';
import classes from './rows.module.css';

type Props = {
  occurrence: Occurrence;
  /** Shows the outcome, for a list with several outcomes. */
  hasOutcome?: boolean;
  hasDay?: boolean;
  children?: ReactNode;
};

/** An occurrence in a list, with its buttons or menu at the right. */
export function OccurrenceRow({ occurrence, hasOutcome = false, hasDay = true, children }: Props) {
  const { t } = useTranslation();
  const { dueDay, outcome } = occurrence;
  const OutcomeIcon = OUTCOME_ICONS[outcome];
  return (
    <PaymentRow
      payment={occurrence}
      attributes={toAttributes(occurrence)}
      day={hasDay ? dueDay : undefined}
      amount={<OccurrenceAmount payment={occurrence} />}
      mark={
        hasOutcome && (
          <span className={classes.outcome} data-outcome={outcome}>
            <OutcomeIcon size={14} stroke={2} aria-hidden />
            {t(`recurring.outcomes.${outcome}`)}
          </span>
        )
      }
    >
      {children}
    </PaymentRow>
  );
}

export function toAttributes(occurrence: Pick<Occurrence, 'recurringId' | 'day' | 'outcome'>) {
  return { 'data-occurrence': occurrenceKey(occurrence), 'data-outcome': occurrence.outcome };
}

/** Identifies the row of an occurrence. */
export function occurrenceKey({ recurringId, day }: Pick<Occurrence, 'recurringId' | 'day'>): string {
  return `${recurringId} ${day}`;
}
