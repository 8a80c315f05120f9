import { useTranslation } from 'react-i18next';
import { resetPassword } from '#shared/contract/password-reset.ts';
import { call } from '#web/lib/api/call.ts';
import { findShortPassword, type FieldErrors } from '#web/lib/form/field-errors.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useMinPasswordLength } from '#web/lib/api/instance.ts';
import { announceSessionChange } from '#web/lib/session/session-channel.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import classes from './auth-form.module.css';
import { FormTitle, SubmitButton } from './auth-form.tsx';
import { sendWithLink } from './link-screens.tsx';
import { PasswordHint } from './password-hint.tsx';

type Passwords = { newPassword: string; repeat: string };

type Props = {
  token: string;
  onDone: () => void;
  /** Called if the link was used or expired after it was checked. */
  onRefused: () => void;
};

/** The new password, twice. */
export function NewPasswordForm(props: Props) {
  const { t } = useTranslation();
  const form = useNewPassword(props);
  const password = form.field('newPassword');
  return (
    <form className={classes.form} {...form.props} aria-labelledby="new-title">
      <FormTitle id="new-title">{t('passwordReset.choose.title')}</FormTitle>
      <p className={classes.lead}>{t('passwordReset.choose.lead')}</p>
      <FormAlert message={form.failure} />
      <PasswordField
        {...password}
        label={t('passwordReset.choose.newPassword')}
        hint={<PasswordHint password={password.value} hasError={password.error !== undefined} />}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('repeat')}
        label={t('passwordReset.choose.repeat')}
        autoComplete="new-password"
      />
      <SubmitButton isBusy={form.isBusy}>{t('passwordReset.choose.submit')}</SubmitButton>
    </form>
  );
}

function useNewPassword({ token, onDone, onRefused }: Props) {
  const minLength = useMinPasswordLength();
  return useForm({
    initial: { newPassword: '', repeat: '' },
    schema: resetPassword.body,
    toBody: ({ newPassword }) => ({ token, newPassword }),
    check: (values) => findErrors(values, minLength),
    send: async (body) => {
      if (!(await sendWithLink(() => call(resetPassword, { body }), 'resetToken', onRefused))) return;
      announceSessionChange();
      onDone();
    },
  });
}

function findErrors({ newPassword, repeat }: Passwords, minLength: number): FieldErrors {
  const short = findShortPassword('newPassword', newPassword, minLength);
  if (repeat === newPassword) return short;
  return { repeat: repeat === '' ? 'required' : 'passwordsDiffer', ...short };
}
