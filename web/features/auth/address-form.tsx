import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { signUp, type SignUp } from '#shared/contract/auth.ts';
import { findLanguage } from '#shared/languages.ts';
import { paths } from '#shared/paths.ts';
import { call } from '#web/lib/api/call.ts';
import { serverFieldErrors } from '#web/lib/form/field-errors.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PlainButton } from '#web/ui/plain/button.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import { Acceptances } from './acceptances.tsx';
import classes from './auth-form.module.css';

type Props = {
  /** The token of the invitation link, if one is needed. */
  invite?: string;
  onSent: (email: string) => void;
};

/** Signing up where addresses are confirmed: the mailed link asks for the password and the rest. */
export function AddressForm({ invite, onSent }: Props) {
  const { t, i18n } = useTranslation();
  const { search } = useLocation();
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { email: '', termsAccepted: { terms: false, privacy: false } },
    schema: signUp.body,
    toBody: ({ email, termsAccepted }) => ({
      email,
      termsAccepted: termsAccepted.terms && termsAccepted.privacy,
      invite,
      language: findLanguage(i18n.language),
    }),
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

  return (
    <form className={classes.form} {...form.props} aria-labelledby="sign-up-title">
      <h1 className={classes.title} id="sign-up-title">
        {t('auth.signUp.title')}
      </h1>
      <p className={classes.lead}>{t('registration.address.lead')}</p>
      <FormAlert message={form.failure} />
      <TextField {...form.field('email')} type="email" label={t('auth.email')} autoComplete="email" />
      <div>
        <Acceptances {...form.field('termsAccepted')} />
        <p className={classes.age}>{t('auth.signUp.age')}</p>
      </div>
      <PlainButton type="submit" isBusy={form.isBusy}>
        {t('registration.address.submit')}
      </PlainButton>
      <p className={classes.other}>
        {t('auth.signUp.hasAccount')} <Link to={`${paths.login}${search}`}>{t('auth.signUp.toSignIn')}</Link>
      </p>
    </form>
  );
}
