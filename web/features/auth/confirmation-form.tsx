import { useTranslation } from 'react-i18next';
import { verifyEmail } from '#shared/contract/email-verification.ts';
import { call } from '#web/lib/api/call.ts';
import { findShortPassword } from '#web/lib/form/field-errors.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useMinPasswordLength } from '#web/lib/api/instance.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { Username } from '#web/ui/plain/username.tsx';
import { AccountFields, emptyAccount, toAccountBody } from './account-fields.tsx';
import classes from './auth-form.module.css';
import { FormTitle, SubmitButton } from './auth-form.tsx';
import { sendWithLink } from './link-screens.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

type Props = {
  token: string;
  /** The address that the link confirms. */
  email: string | null;
  /** Called if the link was used or expired after it was checked. */
  onRefused: () => void;
};

/** Makes the account of a confirmed address and signs in. */
export function ConfirmationForm({ email, ...link }: Props) {
  const { t } = useTranslation();
  const form = useConfirmation(link);
  return (
    <form className={classes.form} {...form.props} aria-labelledby="verify-title">
      <FormTitle id="verify-title">{t('registration.verify.valid.title')}</FormTitle>
      {email !== null && <p className={`weight-600 break-anywhere ${classes.address}`}>{email}</p>}
      <p className={classes.lead}>{t('registration.verify.valid.text')}</p>
      <FormAlert message={form.failure} />
      <AccountFields form={form} email={email !== null && <Username email={email} />} />
      <SubmitButton isBusy={form.isBusy}>{t('auth.signUp.submit')}</SubmitButton>
    </form>
  );
}

function useConfirmation({ token, onRefused }: Omit<Props, 'email'>) {
  const { i18n } = useTranslation();
  const minLength = useMinPasswordLength();
  const enter = useAfterSignIn('auth.signUp.success');
  return useForm({
    initial: emptyAccount(),
    schema: verifyEmail.body,
    toBody: (values) => ({ ...toAccountBody(values, i18n.language), token }),
    check: ({ password }) => findShortPassword('password', password, minLength),
    send: async (body) => {
      if (await sendWithLink(() => call(verifyEmail, { body }), 'verification', onRefused)) await enter();
    },
  });
}
