import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { signIn } from '#shared/contract/auth.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { ApiError, call } from '#web/lib/call.ts';
import { instanceQuery } from '#web/lib/instance.ts';
import { SUSPENDED } from '#web/lib/next-path.ts';
import { checkFields, serverFieldErrors } from '#web/lib/field-errors.ts';
import { paths } from '#shared/paths.ts';
import { useErrorText, useFieldErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PlainButton } from '#web/ui/plain/button.tsx';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import classes from './auth-form.module.css';
import { SuspendedNotice } from './suspended-notice.tsx';
import { useEntry } from './use-entry.ts';
import { useFields } from '#web/lib/use-fields.ts';

type SignIn = BodyOf<typeof signIn>;

export function SignInForm() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const fieldText = useFieldErrorText();
  const { search } = useLocation();
  const { values, errors, form, set, show } = useFields(() => ({ email: '', password: '' }));
  const instance = useQuery(instanceQuery);
  const entry = useEntry((body: SignIn) => call(signIn, { body }), t('auth.signIn.success'));

  const isRefused = entry.error instanceof ApiError && entry.error.code === 'accountSuspended';
  const isSuspended = isRefused || (!entry.isError && new URLSearchParams(search).has(SUSPENDED));

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (entry.isPending) return;
    const checked = checkFields(signIn.body, values);
    if (!checked.ok) return show(checked.errors);
    entry.enter(checked.data, (error) => show(serverFieldErrors(error)));
  }

  return (
    <form className={classes.form} ref={form} onSubmit={submit} noValidate aria-labelledby="sign-in-title">
      <h1 className={classes.title} id="sign-in-title">
        {t('auth.signIn.title')}
      </h1>
      {isSuspended && <SuspendedNotice />}
      {entry.isError && !isSuspended && Object.keys(errors).length === 0 && (
        <FormAlert message={errorText(entry.error)} />
      )}
      <TextField
        name="email"
        type="email"
        label={t('auth.email')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        onChange={(email) => set({ email })}
        error={fieldText(errors['email'])}
      />
      <PasswordField
        name="password"
        label={t('auth.password')}
        autoComplete="current-password"
        value={values.password}
        onChange={(password) => set({ password })}
        error={fieldText(errors['password'])}
      />
      <p className={classes.forgot}>
        <Link to={paths.forgotPassword}>{t('auth.signIn.forgotPassword')}</Link>
      </p>
      <PlainButton type="submit" isBusy={entry.isPending}>
        {t('auth.signIn.submit')}
      </PlainButton>
      {(instance.data?.registration ?? 'open') === 'open' && (
        <p className={classes.other} data-unknown={instance.isPending || undefined}>
          {t('auth.signIn.noAccount')}{' '}
          <Link to={`${paths.signup}${search}`}>{t('auth.signIn.toSignUp')}</Link>
        </p>
      )}
    </form>
  );
}
