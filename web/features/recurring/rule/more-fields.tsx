import { Button, Textarea } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WEEKEND_SHIFTS } from '#shared/contract/recurring.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { DayField } from '#web/ui/day-field.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { TagsField } from '#web/ui/tags-field.tsx';
import classes from './rule-form.module.css';
import type { RuleFormState } from './use-rule-form.ts';

type Props = { form: RuleFormState };

/** The fields that few users need: weekends, last day, note and tags. */
export function MoreFields({ form }: Props) {
  const { t } = useTranslation();
  const { shift, endDay, note, tags } = form.values;
  const [isOpened, open] = useState(shift !== 'none' || [endDay, note, tags].some((text) => text !== ''));
  const hasError = (['endDay', 'note', 'tags'] as const).some((name) => form.field(name).error !== undefined);
  if (!isOpened && !hasError)
    return (
      <Button
        className={classes.more ?? ''}
        variant="subtle"
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />}
        onClick={() => open(true)}
      >
        {t('recurring.form.more')}
      </Button>
    );
  return (
    <>
      <div className={`grid align-start ${classes.pair}`}>
        <ShiftField form={form} />
        <DayField
          {...form.field('endDay')}
          label={t('recurring.form.endDay')}
          help={t('recurring.form.endHint')}
          isRequired={false}
          max="2199-12-31"
        />
      </div>
      <Textarea
        {...byEvent(form.field('note'))}
        label={t('transactions.fields.note')}
        autoComplete="off"
        autosize
        minRows={2}
        maxRows={8}
      />
      <TagsField {...form.field('tags')} isFocused={false} />
    </>
  );
}

function ShiftField({ form }: Props) {
  const { t } = useTranslation();
  return (
    <FilterSelect
      label={t('recurring.form.shift')}
      options={WEEKEND_SHIFTS.map((value) => ({ value, label: t(`recurring.form.shifts.${value}`) }))}
      value={form.values.shift}
      onChange={(chosen = 'none') => form.set({ shift: chosen })}
    />
  );
}
