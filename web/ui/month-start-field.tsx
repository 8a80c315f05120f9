import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { MonthStart } from '#shared/contract/profile.ts';
import { selectMark } from './filter-select.tsx';

const LAST_START = 28;

type Props = { value: MonthStart; onChange: (start: MonthStart) => void };

/** The day on which budget months start. */
export function MonthStartField({ value, onChange }: Props) {
  const { t } = useTranslation();
  const days = Array.from({ length: LAST_START }, (_, index) => String(index + 1));
  return (
    <NativeSelect
      {...selectMark}
      label={t('profile.monthStart')}
      description={t('profile.monthStartHint')}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      data={[
        ...days.map((day) => ({ value: day, label: t('profile.monthStartDay', { day }) })),
        { value: 'lastWorkday', label: t('profile.monthStartLastWorkday') },
      ]}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(toMonthStart(currentTarget.value))}
    />
  );
}

function toMonthStart(text: string): MonthStart {
  return text === 'lastWorkday' ? text : Number(text);
}
