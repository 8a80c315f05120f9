import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { OUTCOME_ICONS } from '../outcome-icons.ts';
import { OccurrenceAmount } from '../occurrence-amount.tsx';
import classes from './rows.module.css';

type Props = {
  occurrence: Occurrence;
  /** Whether its state shows, where there are several. */
  hasOutcome?: boolean;
  /** Whether its day shows. */
  hasDay?: boolean;
  children?: ReactNode;
};

/** One day of something that repeats, with what can be done about it at its right. */
export function OccurrenceRow({ occurrence, hasOutcome = false, hasDay = true, children }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { type, description, category, dueDay, outcome } = occurrence;
  const OutcomeIcon = OUTCOME_ICONS[outcome];
  return (
    <li className={classes.row} data-outcome={outcome} data-occurrence={nameOf(occurrence)}>
      <CategoryIcon category={category} />
      <div className={classes.content}>
        <div className={classes.words}>
          <p className={classes.description}>{description}</p>
          <p className={classes.meta}>
            {hasDay && (
              <time dateTime={dueDay}>
                {format.day(dueDay, { weekday: 'short', day: 'numeric', month: 'short' })}
              </time>
            )}
            {hasOutcome && (
              <span className={classes.outcome} data-outcome={outcome}>
                <OutcomeIcon size={14} stroke={2} aria-hidden />
                {t(`recurring.outcomes.${outcome}`)}
              </span>
            )}
          </p>
        </div>
        <p className={classes.amount} data-type={type}>
          <OccurrenceAmount of={occurrence} />
        </p>
      </div>
      {children}
    </li>
  );
}

/** Names the row of an occurrence. */
export function nameOf({ recurringId, day }: Pick<Occurrence, 'recurringId' | 'day'>): string {
  return `${recurringId} ${day}`;
}
