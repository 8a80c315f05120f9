import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { signUp, type SignUp } from '#shared/contract/auth.ts';
import { findLanguage } from '#shared/languages.ts';
import { paths } from '#shared/paths.ts';
import { call } from '#web/lib/call.ts';
import { checkFields, serverFieldErrors } from '#web/lib/field-errors.ts';
import { instanceQuery } from '#web/lib/instance.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { useErrorText, useFieldErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PlainButton } from '#web/ui/plain/button.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import { Acceptances } from './acceptances.tsx';
import classes from './auth-form.module.css';

type Props = {
  /** What the invitation link carries, where one is needed. */
  invite?: string;
  onSent: (email: string) => void;
};

/** Signing up where addresses are confirmed: the mailed link asks for the password and the rest. */
export function AddressForm({ invite, onSent }: Props) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const fieldText = useFieldErrorText();
  const { search } = useLocation();
  const queryClient = useQueryClient();
  const { values, errors, form, set, show } = useFields(() => ({
    email: '',
    termsAccepted: { terms: false, privacy: false },
  }));
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: (body: SignUp) => call(signUp, { body }),
    onSuccess: ({ email }) => onSent(email),
    onError: (failure) => {
      const found = serverFieldErrors(failure);
      show(found);
      // The settings changed while the screen was open: the other form asks for the password.
      if ('password' in found) void queryClient.invalidateQueries(instanceQuery);
    },
  });

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const checked = checkFields(signUp.body, {
      email: values.email,
      termsAccepted: values.termsAccepted.terms && values.termsAccepted.privacy,
      invite,
      language: findLanguage(i18n.language),
    });
    if (!checked.ok) return show(checked.errors);
    mutate(checked.data);
  }

  return (
    <form className={classes.form} ref={form} onSubmit={submit} noValidate aria-labelledby="sign-up-title">
      <h1 className={classes.title} id="sign-up-title">
        {t('auth.signUp.title')}
      </h1>
      <p className={classes.lead}>{t('registration.address.lead')}</p>
      {isError && Object.keys(errors).length === 0 && <FormAlert message={errorText(error)} />}
      <TextField
        name="email"
        type="email"
        label={t('auth.email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        onChange={(email) => set({ email })}
        error={fieldText(errors['email'])}
      />
      <div>
        <Acceptances
          accepted={values.termsAccepted}
          onChange={(termsAccepted) => set({ termsAccepted })}
          error={fieldText(errors['termsAccepted'])}
        />
        <p className={classes.age}>{t('auth.signUp.age')}</p>
      </div>
      <PlainButton type="submit" isBusy={isPending}>
        {t('registration.address.submit')}
      </PlainButton>
      <p className={classes.other}>
        {t('auth.signUp.hasAccount')} <Link to={`${paths.login}${search}`}>{t('auth.signUp.toSignIn')}</Link>
      </p>
    </form>
  );
}
