import { useTranslation } from 'react-i18next';
import { addDays, type CalendarDay } from '#shared/calendar.ts';
import { readDay } from '#web/lib/format/read-day.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { Field } from '#web/lib/form/use-form.ts';
import { DayField } from './day-field.tsx';
import classes from './recent-day-field.module.css';

/** The field for the day: typed, picked from a calendar, or one of the last three days. */
export function RecentDayField(field: Field<string>) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.today();
  return (
    <div className={`stack ${classes.field}`}>
      <DayField {...field} label={t('transactions.form.date')} />
      <QuickDays
        today={today}
        day={readDay(field.value, format.locale, today)}
        onPick={(picked) => field.onChange(format.day(picked))}
      />
    </div>
  );
}

type QuickDaysProps = {
  today: CalendarDay;
  day: CalendarDay | undefined;
  onPick: (day: CalendarDay) => void;
};

const DAYS_BACK = { today: 0, yesterday: -1, twoDaysAgo: -2 } as const;

/** Buttons for the three days that most transactions have. */
function QuickDays({ today, day, onPick }: QuickDaysProps) {
  const { t } = useTranslation();
  return (
    <div
      className={`flex wrap gap-8 ${classes.days}`}
      role="group"
      aria-label={t('transactions.form.quickDays')}
    >
      {(['today', 'yesterday', 'twoDaysAgo'] as const).map((name) => {
        const quickDay = addDays(today, DAYS_BACK[name]);
        return (
          <button
            key={name}
            type="button"
            className={`touchable frame dim text-15 weight-500 ${classes.day}`}
            aria-pressed={quickDay === day}
            onClick={() => onPick(quickDay)}
          >
            {t(`transactions.form.${name}`)}
          </button>
        );
      })}
    </div>
  );
}
