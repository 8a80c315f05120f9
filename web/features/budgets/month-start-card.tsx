import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MonthStart } from '#shared/contract/profile.ts';
import { useSavePreferences } from '#web/lib/session/save-preferences.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { Card } from '#web/ui/card.tsx';
import { selectMark } from '#web/ui/filter-select.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { refetchBudgets } from './api.ts';
import classes from './budgets.module.css';

const LAST_START_DAY = 28;

/** Chooses the day on which budget months start; a choice is saved at once. */
export function MonthStartCard() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { monthStartsOn } = useProfile();
  const { mutate } = useSavePreferences(useErrorToast());
  const save = (start: MonthStart) =>
    mutate({ monthStartsOn: start }, { onSuccess: () => void refetchBudgets(client) });
  return (
    <Card title={t('budgets.start.title')}>
      <p className="dim text-15 lines-145">{t('budgets.start.text')}</p>
      <div className={classes.startField}>
        <MonthStartField value={monthStartsOn} onChange={save} />
      </div>
    </Card>
  );
}

type FieldProps = { value: MonthStart; onChange: (start: MonthStart) => void };

function MonthStartField({ value, onChange }: FieldProps) {
  const { t } = useTranslation();
  const days = Array.from({ length: LAST_START_DAY }, (_, index) => String(index + 1));
  return (
    <NativeSelect
      {...selectMark}
      label={t('budgets.start.label')}
      description={t('budgets.start.hint')}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      data={[
        ...days.map((day) => ({ value: day, label: t('budgets.start.day', { day }) })),
        { value: 'lastWorkday', label: t('budgets.start.lastWorkday') },
      ]}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(toMonthStart(currentTarget.value))}
    />
  );
}

function toMonthStart(text: string): MonthStart {
  return text === 'lastWorkday' ? text : Number(text);
}
