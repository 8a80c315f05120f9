import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeEmail } from '#shared/contract/email-change.ts';
import { ApiError, call } from '#web/lib/api/call.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useUnsaved } from '#web/lib/form/unsaved.tsx';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './change-email.module.css';
import { emailChangeQuery } from './email-change-query.ts';

/** Asks for a new address, and for the password, because anybody could use an open screen. */
export function ChangeEmailForm({ isMailOn }: { isMailOn: boolean }) {
  const { t } = useTranslation();
  const form = useChangeEmail();
  return (
    <form className={classes.form} {...form.props}>
      <FormAlert message={form.failure} />
      <TextField
        {...form.field('newEmail')}
        type="email"
        label={t('emailChange.newEmail')}
        autoComplete="email"
      />
      <PasswordField
        {...form.field('password')}
        label={t('emailChange.password')}
        hint={t(isMailOn ? 'emailChange.howMail' : 'emailChange.howDirect')}
        autoComplete="current-password"
      />
      <div className={classes.actions}>
        <BusyButton type="submit" isBusy={form.isBusy}>
          {t('emailChange.submit')}
        </BusyButton>
      </div>
    </form>
  );
}

function useChangeEmail() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { newEmail: '', password: '' },
    schema: changeEmail.body,
    send: async (body, reset) => {
      const { state } = await call(changeEmail, { body }).catch(throwAtAddress);
      reset();
      const message = t(state === 'changed' ? 'emailChange.changed' : 'emailChange.asked');
      showToast({ kind: 'success', message });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: emailChangeQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: queryKeys.profile }),
      ]);
    },
  });
  // A password manager may have filled in the password.
  useUnsaved(t('emailChange.title'), form.values.newEmail !== '');
  return form;
}

/** Without mail the API says that an address is taken; the error belongs to the address field. */
function throwAtAddress(error: unknown): never {
  const isTaken = error instanceof ApiError && error.code === 'emailTaken';
  throw isTaken
    ? new ApiError(error.code, error.status, [{ field: 'newEmail', code: 'emailTaken', message: '' }])
    : error;
}
