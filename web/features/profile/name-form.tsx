import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { updateProfile } from '#shared/contract/profile-changes.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useUnsaved } from '#web/lib/form/unsaved.tsx';
import { useProfile } from '#web/lib/session/profile.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import classes from './profile.module.css';
import { useSaveProfile } from './use-save-profile.ts';

export function NameForm() {
  const { t } = useTranslation();
  const form = useNameForm();
  return (
    <form className={`flex align-start gap-12 ${classes.inline}`} {...form.props}>
      <TextInput
        {...byEvent(form.field('displayName'))}
        className="grow shrink"
        label={t('profile.name')}
        autoComplete="name"
      />
      <BusyButton type="submit" isBusy={form.isBusy}>
        {t('profile.save')}
      </BusyButton>
    </form>
  );
}

function useNameForm() {
  const { t } = useTranslation();
  const { displayName } = useProfile();
  const { save } = useSaveProfile();
  const form = useForm({
    initial: { displayName },
    schema: updateProfile.body,
    send: async (changes, reset) => {
      if (await save(changes)) reset();
    },
  });
  useUnsaved(t('profile.name'), form.isDirty);
  return form;
}
