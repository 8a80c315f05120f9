import { IconCalendar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import { relativeDay } from '#web/lib/format/relative-day.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { DayPopover } from '#web/ui/day-popover.tsx';
import chips from '#web/ui/chip.module.css';
import classes from './quick-add.module.css';

type Props = { day: CalendarDay; onPick: (day: CalendarDay) => void };

/** A chip with the day; it opens a calendar. */
export function DayChip({ day, onPick }: Props) {
  const { t } = useTranslation();
  const { locale, today } = useFormat();
  const shown = relativeDay(day, locale, today());
  return (
    <DayPopover
      day={day}
      onPick={onPick}
      position="bottom-start"
      renderButton={(button) => (
        <button
          {...button}
          type="button"
          className={chips.chip}
          aria-label={t('quickAdd.changeDay', { day: shown })}
        >
          <IconCalendar size={16} stroke={1.75} aria-hidden />
          <span className={classes.day}>{shown}</span>
        </button>
      )}
    />
  );
}
