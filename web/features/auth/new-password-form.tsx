import { useTranslation } from 'react-i18next';
import { resetPassword } from '#shared/contract/password-reset.ts';
import { ApiError, call } from '#web/lib/api/call.ts';
import { findShortPassword, type FieldErrors } from '#web/lib/form/field-errors.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useMinPasswordLength } from '#web/lib/api/instance.ts';
import { announceSessionChange } from '#web/lib/session/session-channel.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PlainButton } from '#web/ui/plain/button.tsx';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './auth-form.module.css';
import { PasswordHint } from './password-hint.tsx';

type Passwords = { newPassword: string; repeat: string };

type Props = {
  token: string;
  onDone: () => void;
  /** Called if the link was used or expired after it was checked. */
  onRefused: () => void;
};

/** The new password, twice. */
export function NewPasswordForm({ token, onDone, onRefused }: Props) {
  const { t } = useTranslation();
  const minLength = useMinPasswordLength();
  const form = useForm({
    initial: { newPassword: '', repeat: '' },
    schema: resetPassword.body,
    toBody: ({ newPassword }) => ({ token, newPassword }),
    check: (typed) => ({
      ...findDifference(typed),
      ...findShortPassword('newPassword', typed.newPassword, minLength),
    }),
    send: async (body) => {
      try {
        await call(resetPassword, { body });
      } catch (error) {
        if (!isLinkRefused(error)) throw error;
        return onRefused();
      }
      announceSessionChange();
      showToast({ kind: 'success', message: t('passwordReset.choose.success') });
      onDone();
    },
  });

  return (
    <form className={classes.form} {...form.props} aria-labelledby="new-title">
      <h1 className={classes.title} id="new-title">
        {t('passwordReset.choose.title')}
      </h1>
      <p className={classes.lead}>{t('passwordReset.choose.lead')}</p>
      <FormAlert message={form.failure} />
      <PasswordField
        {...form.field('newPassword')}
        label={t('passwordReset.choose.newPassword')}
        hint={<PasswordHint password={form.values.newPassword} />}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('repeat')}
        label={t('passwordReset.choose.repeat')}
        autoComplete="new-password"
      />
      <PlainButton type="submit" isBusy={form.isBusy}>
        {t('passwordReset.choose.submit')}
      </PlainButton>
    </form>
  );
}

function findDifference({ newPassword, repeat }: Passwords): FieldErrors {
  if (repeat === newPassword) return {};
  return { repeat: repeat === '' ? 'required' : 'passwordsDiffer' };
}

function isLinkRefused(error: unknown): boolean {
  return error instanceof ApiError && error.code.startsWith('resetToken');
}
