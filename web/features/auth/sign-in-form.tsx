import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { signIn } from '#shared/contract/auth.ts';
import { paths } from '#shared/paths.ts';
import { useLocation } from '#web/lib/navigation/hooks.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { ApiError, call } from '#web/lib/api/call.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { SUSPENDED } from '#web/lib/session/next-path.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import classes from './auth-form.module.css';
import { FormTitle, SubmitButton } from './auth-form.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

export function SignInForm() {
  const { t } = useTranslation();
  const { error, ...form } = useSignIn();
  const isSuspended = useIsSuspended(error);
  return (
    <form className={classes.form} {...form.props} aria-labelledby="sign-in-title">
      <FormTitle id="sign-in-title">{t('auth.signIn.title')}</FormTitle>
      {isSuspended ? <SuspendedNotice /> : <FormAlert message={form.failure} />}
      <TextField {...form.field('email')} type="email" label={t('auth.email')} autoComplete="username" />
      <PasswordField {...form.field('password')} label={t('auth.password')} autoComplete="current-password" />
      <p className={classes.forgot}>
        <Link to={paths.forgotPassword}>{t('auth.signIn.forgotPassword')}</Link>
      </p>
      <SubmitButton isBusy={form.isBusy}>{t('auth.signIn.submit')}</SubmitButton>
      <SignUpLink />
    </form>
  );
}

function useSignIn() {
  const enter = useAfterSignIn('auth.signIn.success');
  return useForm({
    initial: { email: '', password: '' },
    schema: signIn.body,
    send: async (body) => {
      await call(signIn, { body });
      await enter();
    },
  });
}

/** Whether the sign-in failed because the account is suspended, or the user was signed out for that reason. */
function useIsSuspended(error: Error | null): boolean {
  const { search } = useLocation();
  if (error === null) return new URLSearchParams(search).has(SUSPENDED);
  return error instanceof ApiError && error.code === 'accountSuspended';
}

/** Leads to the sign-up if everybody may sign up. */
function SignUpLink() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { data, isPending } = useQuery(instanceQuery);
  if ((data?.registration ?? 'open') !== 'open') return null;
  return (
    <p className={`dim text-15 text-centre ${classes.other}`} data-unknown={isPending || undefined}>
      {t('auth.signIn.noAccount')} <Link to={`${paths.signup}${search}`}>{t('auth.signIn.toSignUp')}</Link>
    </p>
  );
}

/** Says on the sign-in that the account is suspended, and who can help. */
function SuspendedNotice() {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(instanceQuery);
  const supportEmail = data?.supportEmail ?? undefined;
  return (
    <FormAlert message={t('errors.accountSuspended')}>
      {!isPending && supportEmail === undefined && t('auth.signIn.askOperator')}
      {supportEmail !== undefined && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
    </FormAlert>
  );
}
