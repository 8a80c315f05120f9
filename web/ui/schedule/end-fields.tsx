import { useTranslation } from 'react-i18next';
import { WEEKEND_SHIFTS } from '#shared/contract/schedule.ts';
import { DayField } from '../day-field.tsx';
import { FilterSelect } from '../filter-select.tsx';
import classes from './schedule.module.css';
import type { ScheduleForm } from './typed-schedule.ts';

type Props = { form: ScheduleForm };

/** The fields for weekends and for the last day. */
export function EndFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`grid align-start ${classes.pair}`}>
      <FilterSelect
        label={t('recurring.form.shift')}
        options={WEEKEND_SHIFTS.map((value) => ({ value, label: t(`recurring.form.shifts.${value}`) }))}
        value={form.values.shift}
        onChange={(chosen = 'none') => form.set({ shift: chosen })}
      />
      <DayField
        {...form.field('endDay')}
        label={t('recurring.form.endDay')}
        help={t('recurring.form.endHint')}
        isRequired={false}
        max="2199-12-31"
      />
    </div>
  );
}
