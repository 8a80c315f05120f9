import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { signUp, type SignUp } from '#shared/contract/auth.ts';
import { findLanguage } from '#shared/languages.ts';
import { call } from '#web/lib/api/call.ts';
import { serverFieldErrors } from '#web/lib/form/field-errors.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import { Acceptances } from './acceptances.tsx';
import classes from './auth-form.module.css';
import { FormTitle, SubmitButton } from './auth-form.tsx';
import { SignInLink } from './sign-up-form.tsx';

type Props = {
  /** The token of the invitation link, if one is needed. */
  invite?: string;
  onSent: (email: string) => void;
};

/** The sign-up form where addresses must be confirmed; the screen of the mailed link asks for password and profile. */
export function AddressForm(props: Props) {
  const { t } = useTranslation();
  const form = useAddressForm(props);
  return (
    <form className={classes.form} {...form.props} aria-labelledby="sign-up-title">
      <FormTitle id="sign-up-title">{t('auth.signUp.title')}</FormTitle>
      <p className={classes.lead}>{t('registration.address.lead')}</p>
      <FormAlert message={form.failure} />
      <TextField {...form.field('email')} type="email" label={t('auth.email')} autoComplete="email" />
      <Acceptances {...form.field('termsAccepted')} />
      <SubmitButton isBusy={form.isBusy}>{t('registration.address.submit')}</SubmitButton>
      <SignInLink />
    </form>
  );
}

function useAddressForm({ invite, onSent }: Props) {
  const { i18n } = useTranslation();
  const queryClient = useQueryClient();
  return useForm({
    initial: { email: '', termsAccepted: { terms: false, privacy: false } },
    schema: signUp.body,
    toBody: ({ email, termsAccepted: { terms, privacy } }) => {
      return { email, termsAccepted: terms && privacy, invite, language: findLanguage(i18n.language) };
    },
    send: async (body: SignUp) => {
      try {
        onSent((await call(signUp, { body })).email);
      } catch (error) {
        // The settings changed while the screen was open: the other form asks for the password.
        if ('password' in serverFieldErrors(error)) void queryClient.invalidateQueries(instanceQuery);
        throw error;
      }
    },
  });
}
