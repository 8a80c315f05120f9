import { useTranslation } from 'react-i18next';
import { verifyEmail } from '#shared/contract/email-verification.ts';
import { ApiError, call } from '#web/lib/api/call.ts';
import { findShortPassword } from '#web/lib/form/field-errors.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useMinPasswordLength } from '#web/lib/api/instance.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PlainButton } from '#web/ui/plain/button.tsx';
import { Username } from '#web/ui/plain/username.tsx';
import { AccountFields, emptyAccount, toAccountBody } from './account-fields.tsx';
import classes from './auth-form.module.css';
import { useAfterSignIn } from './use-after-sign-in.ts';

type Props = {
  token: string;
  /** The address that the link confirms. */
  email: string | null;
  /** Called if the link was used or expired after it was checked. */
  onRefused: () => void;
};

/** Makes the account of a confirmed address and signs in. */
export function ConfirmationForm({ token, email, onRefused }: Props) {
  const { t, i18n } = useTranslation();
  const minLength = useMinPasswordLength();
  const enter = useAfterSignIn(t('auth.signUp.success'));
  const form = useForm({
    initial: emptyAccount(),
    schema: verifyEmail.body,
    toBody: (typed) => ({ ...toAccountBody(typed, i18n.language), token }),
    check: ({ password }) => findShortPassword('password', password, minLength),
    send: async (body) => {
      try {
        await call(verifyEmail, { body });
      } catch (error) {
        if (!isLinkRefused(error)) throw error;
        return onRefused();
      }
      await enter();
    },
  });

  return (
    <form className={classes.form} {...form.props} aria-labelledby="verify-title">
      <h1 className={classes.title} id="verify-title">
        {t('registration.verify.valid.title')}
      </h1>
      {email !== null && (
        <p className={classes.address}>{t('registration.verify.valid.address', { email })}</p>
      )}
      <p className={classes.lead}>{t('registration.verify.valid.text')}</p>
      <FormAlert message={form.failure} />
      <AccountFields form={form} email={email !== null && <Username email={email} />} />
      <PlainButton type="submit" isBusy={form.isBusy}>
        {t('auth.signUp.submit')}
      </PlainButton>
    </form>
  );
}

function isLinkRefused(error: unknown): boolean {
  return error instanceof ApiError && error.code.startsWith('verification');
}
