import { Button, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { updateProfile } from '#shared/contract/profile.ts';
import { checkFields } from '#web/lib/field-errors.ts';
import { useProfile } from '#web/lib/profile.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { useFieldErrorText } from '#web/ui/error-text.ts';
import classes from './profile.module.css';
import { useSaveProfile } from './use-save-profile.ts';

export function NameForm() {
  const { t } = useTranslation();
  const { displayName } = useProfile();
  const fieldText = useFieldErrorText();
  const { save, isPending } = useSaveProfile();
  const { values, errors, form, set, show } = useFields(() => ({ displayName }));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    const checked = checkFields(updateProfile.body, values);
    if (!checked.ok) return show(checked.errors);
    const { displayName: trimmed = '' } = checked.data;
    if (await save({ displayName: trimmed })) set({ displayName: trimmed });
  }

  return (
    <form className={classes.inline} ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        className={classes.grow ?? ''}
        name="displayName"
        label={t('profile.name')}
        autoComplete="name"
        value={values.displayName}
        onChange={(event) => set({ displayName: event.currentTarget.value })}
        error={fieldText(errors['displayName'])}
      />
      <Button type="submit" loading={isPending}>
        {t('profile.save')}
      </Button>
    </form>
  );
}
