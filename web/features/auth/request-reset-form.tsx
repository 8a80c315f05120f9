import { useTranslation } from 'react-i18next';
import { requestPasswordReset } from '#shared/contract/password-reset.ts';
import { call } from '#web/lib/api/call.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PlainButton } from '#web/ui/plain/button.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './auth-form.module.css';

/** Mails a link for a new password; its message does not reveal whether the account exists. */
export function RequestResetForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { email: '' },
    schema: requestPasswordReset.body,
    send: async (body) => {
      await call(requestPasswordReset, { body });
      showToast({ kind: 'success', message: t('passwordReset.request.success') });
      onSent(body.email);
    },
  });
  return (
    <form className={classes.form} {...form.props} aria-labelledby="forgot-title">
      <h1 className={classes.title} id="forgot-title">
        {t('passwordReset.request.title')}
      </h1>
      <p className={classes.lead}>{t('passwordReset.request.lead')}</p>
      <FormAlert message={form.failure} />
      <TextField {...form.field('email')} type="email" label={t('auth.email')} autoComplete="username" />
      <PlainButton type="submit" isBusy={form.isBusy}>
        {t('passwordReset.request.submit')}
      </PlainButton>
    </form>
  );
}
