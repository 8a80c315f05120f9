import { NativeSelect } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccounts } from '#web/lib/accounts/use-accounts.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import type { Field } from '#web/lib/form/use-form.ts';
import { selectMark } from '#web/ui/filter-select.tsx';

/** The choice of an account. Somebody without accounts does not see it. */
export function AccountField(field: Field<string>) {
  const { t } = useTranslation();
  const accounts = useAccounts();
  const { value, onChange } = field;
  const isUnknown = value !== '' && accounts?.every(({ id }) => id !== value) === true;
  // The account was deleted, or belongs to another user of this browser.
  useEffect(() => {
    if (isUnknown) onChange('');
  }, [isUnknown, onChange]);
  const options = (accounts ?? []).filter(({ id, isArchived }) => !isArchived || id === value);
  // Before the list has loaded, the remembered account keeps the place of the field.
  if (options.length === 0 && (accounts !== undefined || value === '')) return null;
  return (
    <NativeSelect
      {...selectMark}
      {...byEvent(field)}
      label={t('transactions.fields.account')}
      data={[
        { value: '', label: t('transactions.form.noAccount') },
        ...options.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
