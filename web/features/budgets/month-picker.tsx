import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { StepArrows } from '#web/ui/period/step-arrows.tsx';
import classes from './budgets.module.css';
import { useMonthName, type useMonth } from './use-month.ts';

/** Buttons for the previous and next budget month, and for the current one. */
export function MonthPicker(monthChoice: ReturnType<typeof useMonth>) {
  const { month, current, previous, next, range, isCalendarMonth, choose } = monthChoice;
  const { t } = useTranslation();
  const format = useFormat();
  const monthName = useMonthName();
  const stepTo = (direction: 'previous' | 'next', other: string) => ({
    label: t(`summaries.steps.${direction}.month`, { name: monthName(other) }),
    go: () => choose(other),
  });
  return (
    <div
      className={`row wrap gap-8 shrink ${classes.months}`}
      role="group"
      aria-label={t('budgets.month.label')}
    >
      <StepArrows previous={stepTo('previous', previous)} next={stepTo('next', next)}>
        <p className={`stack align-centre lines-130 ${classes.month}`} aria-live="polite">
          <span className={`weight-650 ${classes.monthName}`}>{monthName(month)}</span>
          {!isCalendarMonth && (
            <span className="dim text-14">{format.dayRange(range, DAY_FORMATS.medium)}</span>
          )}
        </p>
      </StepArrows>
      {month !== current && (
        <Button variant="subtle" onClick={() => choose(current)}>
          {t('budgets.month.current')}
        </Button>
      )}
    </div>
  );
}
