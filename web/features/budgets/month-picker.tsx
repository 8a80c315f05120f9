import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import classes from './budgets.module.css';
import { useMonthName, type useMonth } from './use-month.ts';

/** Goes from month to month, and back to the current one. */
export function MonthPicker({
  month,
  current,
  range,
  isCalendarMonth,
  go,
  choose,
}: ReturnType<typeof useMonth>) {
  const { t } = useTranslation();
  const format = useFormat();
  const monthName = useMonthName();
  return (
    <div className={classes.months} role="group" aria-label={t('budgets.month.label')}>
      <ActionIcon variant="default" aria-label={t('budgets.month.previous')} onClick={() => go(-1)}>
        <IconChevronLeft size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <p className={classes.month} aria-live="polite">
        <span className={classes.monthName}>{monthName(month)}</span>
        {!isCalendarMonth && (
          <span className={classes.monthDays}>{format.dayRange(range, DAY_FORMATS.medium)}</span>
        )}
      </p>
      <ActionIcon variant="default" aria-label={t('budgets.month.next')} onClick={() => go(1)}>
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      {month !== current && (
        <Button variant="subtle" onClick={() => choose(current)}>
          {t('budgets.month.current')}
        </Button>
      )}
    </div>
  );
}
