import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '#web/ui/check-box.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { RecentDayField } from '#web/ui/recent-day-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { AmountAndSides, NoteField } from './move-fields.tsx';
import classes from './transfers.module.css';
import type { TransferFormState } from './use-transfer-form.ts';

type Props = {
  form: TransferFormState;
  /** Whether the transfer may become a recurring one. */
  canRepeat: boolean;
};

/** The fields of a transfer. */
export function TransferFields({ form, canRepeat }: Props) {
  const { fields, repeat } = useRepeatFields(form);
  const { t } = useTranslation();
  return (
    <>
      <FormAlert message={form.failure} />
      <AmountAndSides form={form} amounts={form.amounts} />
      {canRepeat && (
        <CheckBox className={classes.repeat} isChecked={form.isRepeated} onChange={repeat}>
          {t('transfers.recurring.repeat')}
        </CheckBox>
      )}
      {fields || <RecentDayField {...form.field('date')} />}
      <NoteField {...form.field('note')} />
    </>
  );
}

const fetchRepeatFields = async () => (await import('./recurring/repeat-fields.tsx')).RepeatFields;

/** The fields of a transfer that repeats, once it does. Their code is fetched before the box is checked. */
function useRepeatFields(form: TransferFormState) {
  const { t } = useTranslation();
  const [RepeatFields, setRepeatFields] = useState<Awaited<ReturnType<typeof fetchRepeatFields>>>();
  async function repeat(isOn: boolean): Promise<void> {
    try {
      if (isOn) {
        const loaded = await fetchRepeatFields();
        setRepeatFields(() => loaded);
      }
      form.repeat(isOn);
    } catch {
      showToast({ kind: 'error', message: t('app.offline') });
    }
  }
  return {
    fields: form.isRepeated && RepeatFields && <RepeatFields form={form} isNew />,
    repeat: (isOn: boolean) => void repeat(isOn),
  };
}
