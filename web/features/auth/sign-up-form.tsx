import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { signUp } from '#shared/contract/auth.ts';
import { paths } from '#shared/paths.ts';
import { call } from '#web/lib/api/call.ts';
import { findShortPassword } from '#web/lib/form/field-errors.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useMinPasswordLength } from '#web/lib/api/instance.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PlainButton } from '#web/ui/plain/button.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import { AccountFields, emptyAccount, toAccountBody } from './account-fields.tsx';
import classes from './auth-form.module.css';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** Only the first person of an installation sees it. */
const SetupNotice = lazy(async () => ({ default: (await import('./setup-notice.tsx')).SetupNotice }));

type Props = {
  /** The token of the invitation link, if one is needed. */
  invite?: string;
  /** Called if addresses must be confirmed since the screen was opened. */
  onVerificationSent: (email: string) => void;
};

export function SignUpForm({ invite, onVerificationSent }: Props) {
  const { t, i18n } = useTranslation();
  const minLength = useMinPasswordLength();
  const { search } = useLocation();
  const [query] = useSearchParams();
  const setupCode = query.get('setup') || undefined;
  const enter = useAfterSignIn(t('auth.signUp.success'));
  const form = useForm({
    initial: { ...emptyAccount(), email: '' },
    schema: signUp.body,
    toBody: (typed) => ({
      ...toAccountBody(typed, i18n.language),
      setupCode,
      invite,
    }),
    check: ({ password }) => findShortPassword('password', password, minLength),
    send: async (body) => {
      const answer = await call(signUp, { body });
      if ('verificationSent' in answer) onVerificationSent(answer.email);
      else await enter();
    },
  });

  return (
    <form className={classes.form} {...form.props} aria-labelledby="sign-up-title">
      <h1 className={classes.title} id="sign-up-title">
        {t('auth.signUp.title')}
      </h1>
      <Suspense>{setupCode && <SetupNotice />}</Suspense>
      <FormAlert message={form.failure} />
      <AccountFields
        form={form}
        email={
          <TextField {...form.field('email')} type="email" label={t('auth.email')} autoComplete="email" />
        }
      />
      <PlainButton type="submit" isBusy={form.isBusy}>
        {t('auth.signUp.submit')}
      </PlainButton>
      <p className={classes.other}>
        {t('auth.signUp.hasAccount')} <Link to={`${paths.login}${search}`}>{t('auth.signUp.toSignIn')}</Link>
      </p>
    </form>
  );
}
