import { useTranslation } from 'react-i18next';
import { readDay } from '#web/lib/format/read-day.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { Field } from '#web/lib/form/use-form.ts';
import { DayField } from '#web/ui/day-field.tsx';
import classes from './date-field.module.css';
import { QuickDays } from './quick-days.tsx';

/** The field for the day: typed, picked from a calendar, or one of the last three days. */
export function DateField(field: Field<string>) {
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
