import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { signIn } from '#shared/contract/auth.ts';
import { paths } from '#shared/paths.ts';
import { ApiError, call } from '#web/lib/api/call.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { SUSPENDED } from '#web/lib/session/next-path.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PlainButton } from '#web/ui/plain/button.tsx';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import classes from './auth-form.module.css';
import { SuspendedNotice } from './suspended-notice.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

export function SignInForm() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const instance = useQuery(instanceQuery);
  const enter = useAfterSignIn(t('auth.signIn.success'));
  const { error, ...form } = useForm({
    initial: { email: '', password: '' },
    schema: signIn.body,
    send: async (body) => {
      await call(signIn, { body });
      await enter();
    },
  });

  const isRefused = error instanceof ApiError && error.code === 'accountSuspended';
  const isSuspended = isRefused || (error === null && new URLSearchParams(search).has(SUSPENDED));

  return (
    <form className={classes.form} {...form.props} aria-labelledby="sign-in-title">
      <h1 className={classes.title} id="sign-in-title">
        {t('auth.signIn.title')}
      </h1>
      {isSuspended ? <SuspendedNotice /> : <FormAlert message={form.failure} />}
      <TextField {...form.field('email')} type="email" label={t('auth.email')} autoComplete="username" />
      <PasswordField {...form.field('password')} label={t('auth.password')} autoComplete="current-password" />
      <p className={classes.forgot}>
        <Link to={paths.forgotPassword}>{t('auth.signIn.forgotPassword')}</Link>
      </p>
      <PlainButton type="submit" isBusy={form.isBusy}>
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
