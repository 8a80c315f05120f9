import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CADENCES } from '#shared/cadences.ts';
import { RECURRING_DAYS, RECURRING_UNITS } from '#shared/contract/schedule.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { readDay } from '#web/lib/format/read-day.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { DayField } from '../day-field.tsx';
import { FilterSelect, selectMark } from '../filter-select.tsx';
import type { Preset } from './cadence.ts';
import classes from './schedule.module.css';
import { canChooseDay, DAYS_OF_MONTH, type ScheduleForm } from './typed-schedule.ts';

const PRESETS: readonly Preset[] = [...CADENCES, 'other'];

type Props = { form: ScheduleForm };

/** The fields for how often and on which day something repeats. */
export function CadenceFields({ form }: Props) {
  const { t } = useTranslation();
  const { preset } = form.values;
  return (
    <>
      <div className={`grid align-start ${classes.pair}`}>
        <FilterSelect
          label={t('recurring.form.cadence')}
          options={PRESETS.map((value) => ({ value, label: t(`recurring.form.cadences.${value}`) }))}
          value={preset}
          onChange={(chosen = 'monthly') => form.set({ preset: chosen })}
        />
        <DayField {...form.field('firstDay')} label={t('recurring.form.firstDay')} />
      </div>
      {preset === 'other' && <OtherFields form={form} />}
      {preset === 'semimonthly' && <SecondDay form={form} />}
      {canChooseDay(form.values) && <MonthDay form={form} />}
    </>
  );
}

function OtherFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`grid align-start ${classes.pair}`}>
      <TextInput
        {...byEvent(form.field('every'))}
        label={t('recurring.form.every')}
        inputMode="numeric"
        autoComplete="off"
      />
      <FilterSelect
        label={t('recurring.form.unit')}
        options={RECURRING_UNITS.map((value) => ({ value, label: t(`recurring.form.units.${value}`) }))}
        value={form.values.unit}
        onChange={(unit = 'month') => form.set({ unit })}
      />
    </div>
  );
}

function SecondDay({ form }: Props) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      {...selectMark}
      {...byEvent(form.field('secondDay'))}
      label={t('recurring.form.secondDay')}
      data={DAYS_OF_MONTH.map((value) => ({
        value,
        label: value === '31' ? t('recurring.form.lastDay') : value,
      }))}
    />
  );
}

function MonthDay({ form }: Props) {
  const { t } = useTranslation();
  const { locale, today } = useFormat();
  const first = readDay(form.values.firstDay, locale, today()) ?? today();
  const number = Number(first.slice(8));
  return (
    <FilterSelect
      label={t('recurring.form.on')}
      options={RECURRING_DAYS.map((value) => ({
        value,
        label: t(`recurring.form.ons.${value}`, { number }),
      }))}
      value={form.values.on}
      onChange={(on = 'day') => form.set({ on })}
    />
  );
}
