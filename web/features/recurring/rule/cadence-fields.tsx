import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CADENCES } from '#shared/cadences.ts';
import { RECURRING_DAYS, RECURRING_UNITS } from '#shared/contract/recurring.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { readDay } from '#web/lib/format/read-day.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { DayField } from '#web/ui/day-field.tsx';
import { selectMark } from '#web/ui/filter-select.tsx';
import type { Preset } from '../cadence.ts';
import { canChooseDay, DAYS_OF_MONTH } from './rule-fields.ts';
import classes from './rule-form.module.css';
import type { RuleFormState } from './use-rule-form.ts';

const PRESETS: readonly Preset[] = [...CADENCES, 'other'];

type Props = { form: RuleFormState };

/** The fields for how often and on which day a transaction repeats. */
export function CadenceFields({ form }: Props) {
  const { t } = useTranslation();
  const { preset } = form.values;
  return (
    <>
      <div className={`grid align-start ${classes.pair}`}>
        <NativeSelect
          {...selectMark}
          label={t('recurring.form.cadence')}
          value={preset}
          data={PRESETS.map((value) => ({ value, label: t(`recurring.form.cadences.${value}`) }))}
          onChange={({ currentTarget }) =>
            form.set({ preset: PRESETS.find((cadence) => cadence === currentTarget.value) ?? 'monthly' })
          }
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
      <NativeSelect
        {...selectMark}
        label={t('recurring.form.unit')}
        value={form.values.unit}
        data={RECURRING_UNITS.map((value) => ({ value, label: t(`recurring.form.units.${value}`) }))}
        onChange={({ currentTarget }) =>
          form.set({ unit: RECURRING_UNITS.find((unit) => unit === currentTarget.value) ?? 'month' })
        }
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
    <NativeSelect
      {...selectMark}
      label={t('recurring.form.on')}
      value={form.values.on}
      data={RECURRING_DAYS.map((value) => ({ value, label: t(`recurring.form.ons.${value}`, { number }) }))}
      onChange={({ currentTarget }) =>
        form.set({ on: RECURRING_DAYS.find((on) => on === currentTarget.value) ?? 'day' })
      }
    />
  );
}
