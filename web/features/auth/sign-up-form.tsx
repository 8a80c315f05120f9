import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { signUp, type SignUp } from '#shared/contract/auth.ts';
import { call } from '#web/lib/call.ts';
import { checkFields, serverFieldErrors, withPasswordLength } from '#web/lib/field-errors.ts';
import { useMinPasswordLength } from '#web/lib/instance.ts';
import { paths } from '#shared/paths.ts';
import { useErrorText, useFieldErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PlainButton } from '#web/ui/plain/button.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import { AccountFields, emptyAccount, toAccountBody } from './account-fields.tsx';
import classes from './auth-form.module.css';
import { useEntry } from './use-entry.ts';
import { useFields } from '#web/lib/use-fields.ts';

/** One person in the life of an installation sees it. */
const SetupNotice = lazy(async () => ({ default: (await import('./setup-notice.tsx')).SetupNotice }));

type Props = {
  /** What the invitation link carries, where one is needed. */
  invite?: string;
  /** The settings changed while the screen was open: addresses are confirmed now. */
  onVerificationSent: (email: string) => void;
};

export function SignUpForm({ invite, onVerificationSent }: Props) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const fieldText = useFieldErrorText();
  const minLength = useMinPasswordLength();
  const { search } = useLocation();
  const [query] = useSearchParams();
  const setupCode = query.get('setup') ?? '';
  const { values, errors, form, set, show } = useFields(emptyForm);
  const entry = useEntry(
    (body: SignUp) => call(signUp, { body }),
    t('auth.signUp.success'),
    (answer) => {
      if (!('verificationSent' in answer)) return false;
      onVerificationSent(answer.email);
      return true;
    },
  );

  const hasHiddenErrors = Object.keys(errors).some((field) => !(field in values));

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (entry.isPending) return;
    const fields = checkFields(signUp.body, {
      ...toAccountBody(values, i18n.language),
      setupCode: setupCode === '' ? undefined : setupCode,
      invite,
    });
    const checked = withPasswordLength(fields, ['password', values.password], minLength);
    if (!checked.ok) return show(checked.errors);
    entry.enter(checked.data, (error) => show(serverFieldErrors(error)));
  }

  return (
    <form className={classes.form} ref={form} onSubmit={submit} noValidate aria-labelledby="sign-up-title">
      <h1 className={classes.title} id="sign-up-title">
        {t('auth.signUp.title')}
      </h1>
      <Suspense>{setupCode !== '' && <SetupNotice />}</Suspense>
      {hasHiddenErrors && <FormAlert message={t('errors.validationFailed')} />}
      {entry.isError && Object.keys(errors).length === 0 && <FormAlert message={errorText(entry.error)} />}
      <AccountFields
        values={values}
        errors={errors}
        set={set}
        email={
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
        }
      />
      <PlainButton type="submit" isBusy={entry.isPending}>
        {t('auth.signUp.submit')}
      </PlainButton>
      <p className={classes.other}>
        {t('auth.signUp.hasAccount')} <Link to={`${paths.login}${search}`}>{t('auth.signUp.toSignIn')}</Link>
      </p>
    </form>
  );
}

function emptyForm() {
  return { ...emptyAccount(), email: '' };
}
