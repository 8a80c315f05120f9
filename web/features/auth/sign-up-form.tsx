import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from '#web/lib/navigation/hooks.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { signUp } from '#shared/contract/auth.ts';
import { paths } from '#shared/paths.ts';
import { call } from '#web/lib/api/call.ts';
import { findPasswordError } from '#web/lib/form/field-errors.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useMinPasswordLength } from '#web/lib/api/instance.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import { AccountFields, emptyAccount, toAccountBody } from './account-fields.tsx';
import classes from './auth-form.module.css';
import { FormTitle, SubmitButton } from './auth-form.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** Only the first person of an installation sees this notice. */
const SetupNotice = lazy(async () => ({ default: (await import('./setup-notice.tsx')).SetupNotice }));

type Props = {
  /** The token of the invitation link, if one is needed. */
  invite?: string;
  /** Called if addresses must be confirmed since the screen was opened. */
  onVerificationSent: (email: string) => void;
};

export function SignUpForm(props: Props) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const setupCode = query.get('setup') || undefined;
  const form = useSignUp(props, setupCode);
  const email = (
    <TextField {...form.field('email')} type="email" label={t('auth.email')} autoComplete="email" />
  );
  return (
    <form className={classes.form} {...form.props} aria-labelledby="sign-up-title">
      <FormTitle id="sign-up-title">{t('auth.signUp.title')}</FormTitle>
      <Suspense>{setupCode && <SetupNotice />}</Suspense>
      <FormAlert message={form.failure} />
      <AccountFields form={form} email={email} />
      <SubmitButton isBusy={form.isBusy}>{t('auth.signUp.submit')}</SubmitButton>
      <SignInLink />
    </form>
  );
}

function useSignUp({ invite, onVerificationSent }: Props, setupCode: string | undefined) {
  const { i18n } = useTranslation();
  const minLength = useMinPasswordLength();
  const enter = useAfterSignIn('auth.signUp.success');
  return useForm({
    initial: { ...emptyAccount(), email: '' },
    schema: signUp.body,
    toBody: (values) => ({ ...toAccountBody(values, i18n.language), setupCode, invite }),
    check: ({ password }) => findPasswordError('password', password, minLength),
    send: async (body) => {
      const response = await call(signUp, { body });
      if ('verificationSent' in response) onVerificationSent(response.email);
      else await enter();
    },
  });
}

/** A link to the sign-in; it passes on the page that the person wanted to open. */
export function SignInLink() {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <p className={`dim text-15 text-centre ${classes.other}`}>
      {t('auth.signUp.hasAccount')} <Link to={`${paths.login}${search}`}>{t('auth.signUp.toSignIn')}</Link>
    </p>
  );
}
