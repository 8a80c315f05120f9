import { useTranslation } from 'react-i18next';
import { requestPasswordReset } from '#shared/contract/password-reset.ts';
import { call } from '#web/lib/api/call.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './auth-form.module.css';
import { FormTitle, SubmitButton } from './auth-form.tsx';

type Props = { onSent: (email: string) => void };

/** Asks the server to mail a link for a new password; the toast does not reveal whether the account exists. */
export function RequestResetForm({ onSent }: Props) {
  const { t } = useTranslation();
  const form = useRequestReset(onSent);
  return (
    <form className={classes.form} {...form.props} aria-labelledby="forgot-title">
      <FormTitle id="forgot-title">{t('passwordReset.request.title')}</FormTitle>
      <p className={classes.lead}>{t('passwordReset.request.lead')}</p>
      <FormAlert message={form.failure} />
      <TextField {...form.field('email')} type="email" label={t('auth.email')} autoComplete="username" />
      <SubmitButton isBusy={form.isBusy}>{t('passwordReset.request.submit')}</SubmitButton>
    </form>
  );
}

function useRequestReset(onSent: Props['onSent']) {
  const { t } = useTranslation();
  return useForm({
    initial: { email: '' },
    schema: requestPasswordReset.body,
    send: async (body) => {
      await call(requestPasswordReset, { body });
      showToast({ kind: 'success', message: t('passwordReset.request.success') });
      onSent(body.email);
    },
  });
}
