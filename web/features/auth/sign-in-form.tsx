import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signIn, type SignIn } from '#shared/contract/auth.ts';
import { paths } from '#shared/paths.ts';
import { useLocation } from '#web/lib/navigation/hooks.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { ApiError, call } from '#web/lib/api/call.ts';
import { focusField } from '#web/lib/form/focus-field.ts';
import { useForm, type Form } from '#web/lib/form/use-form.ts';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { SUSPENDED } from '#web/lib/session/next-path.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import classes from './auth-form.module.css';
import { FormTitle, SubmitButton } from './auth-form.tsx';
import { PasskeyButton } from './passkey-on-demand.ts';
import { useCodeStep } from './code-step-on-demand.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

export function SignInForm() {
  const enter = useAfterSignIn('auth.signIn.success');
  const { Step, reason, show, leave } = useCodeStep();
  const form = useSignIn(enter, show);
  const [wasAtCode, setWasAtCode] = useState(false);
  if (Step === undefined)
    return <PasswordForm form={form} reason={reason} isAgain={wasAtCode} enter={enter} onFailed={leave} />;
  const goBack = (why?: ApiError) => {
    setWasAtCode(true);
    leave(why);
  };
  return <Step onDone={enter} onBack={() => goBack()} onEnded={goBack} />;
}

type SignInValues = { email: string; password: string };

type PasswordFormProps = {
  form: Form<SignInValues>;
  /** The reason why the last sign-in ended. */
  reason: Error | undefined;
  /** Whether somebody came back to the password, which then gets the focus. */
  isAgain: boolean;
  /** Called after a sign-in with a passkey. */
  enter: () => Promise<void>;
  /** Called with the reason for which a passkey did not sign in. */
  onFailed: (reason?: ApiError) => void;
};

function PasswordForm({ form, reason, isAgain, enter, onFailed }: PasswordFormProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const isSuspended = useIsSuspended(form.error ?? reason ?? null);
  const { ref } = form.props;
  useEffect(() => {
    if (isAgain) focusField(ref.current, { password: true });
  }, [ref, isAgain]);
  const failure = form.failure ?? (reason && errorText(reason));
  return (
    <form className={classes.form} {...form.props} aria-labelledby="sign-in-title">
      <FormTitle id="sign-in-title">{t('auth.signIn.title')}</FormTitle>
      {isSuspended ? <SuspendedNotice /> : <FormAlert message={failure} />}
      <TextField
        {...form.field('email')}
        type="email"
        label={t('auth.email')}
        autoComplete="username webauthn"
      />
      <PasswordField {...form.field('password')} label={t('auth.password')} autoComplete="current-password" />
      <p className={classes.forgot}>
        <Link to={paths.forgotPassword}>{t('auth.signIn.forgotPassword')}</Link>
      </p>
      <SubmitButton isBusy={form.isBusy}>{t('auth.signIn.submit')}</SubmitButton>
      {PasskeyButton && (
        <div className={classes.passkey}>
          <Suspense>
            <PasskeyButton isPasswordSent={form.isBusy} onSignedIn={enter} onFailed={onFailed} />
          </Suspense>
        </div>
      )}
      <SignUpLink />
    </form>
  );
}

/** Sends the password. Then `enter` opens the next screen, or `askForCode` the step for the code. */
function useSignIn(enter: () => Promise<void>, askForCode: () => Promise<void>) {
  return useForm<SignInValues, SignIn>({
    initial: { email: '', password: '' },
    schema: signIn.body,
    send: async (body, reset) => {
      const response = await call(signIn, { body });
      if (!('needsCode' in response)) return await enter();
      await askForCode();
      reset({ email: body.email });
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
