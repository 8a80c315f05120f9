import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { LANGUAGES, TimeZone } from '#shared/contract/fields.ts';
import { signUp, type SignUp } from '#shared/contract/auth.ts';
import { ApiError, call } from '#web/lib/call.ts';
import {
  checkFields,
  serverFieldErrors,
  withPasswordLength,
  type FieldErrors,
} from '#web/lib/field-errors.ts';
import { useMinPasswordLength } from '#web/lib/instance.ts';
import { paths } from '#shared/paths.ts';
import { useErrorText, useFieldErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PlainButton } from '#web/ui/plain/button.tsx';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import { Acceptances } from './acceptances.tsx';
import classes from './auth-form.module.css';
import { currencyOfLanguages } from '#web/lib/currencies.ts';
import { CurrencyField } from './currency-field.tsx';
import { PasswordHint } from './password-hint.tsx';
import { useEntry } from './use-entry.ts';
import { useFields } from '#web/lib/use-fields.ts';

/** One person in the life of an installation sees it. */
const SetupNotice = lazy(async () => ({ default: (await import('./setup-notice.tsx')).SetupNotice }));

type Props = {
  /** What the invitation link carries, where one is needed. */
  invite?: string;
  /** Nobody is signed in: the address is to be confirmed with a mailed link first. */
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
      email: values.email,
      password: values.password,
      name: values.name.trim() === '' ? undefined : values.name,
      termsAccepted: values.termsAccepted.terms && values.termsAccepted.privacy,
      setupCode: setupCode === '' ? undefined : setupCode,
      invite,
      language: LANGUAGES.find((language) => language === i18n.language),
      currency: values.currency,
      timeZone: browserTimeZone(),
    });
    const checked = withPasswordLength(fields, ['password', values.password], minLength);
    if (!checked.ok) return show(checked.errors);
    entry.enter(checked.data, (error) => show(fieldErrorsOf(error)));
  }

  return (
    <form className={classes.form} ref={form} onSubmit={submit} noValidate aria-labelledby="sign-up-title">
      <h1 className={classes.title} id="sign-up-title">
        {t('auth.signUp.title')}
      </h1>
      <Suspense>{setupCode !== '' && <SetupNotice />}</Suspense>
      {hasHiddenErrors && <FormAlert message={t('errors.validationFailed')} />}
      {entry.isError && Object.keys(errors).length === 0 && <FormAlert message={errorText(entry.error)} />}
      <TextField
        name="name"
        label={t('auth.signUp.name')}
        hint={t('auth.signUp.nameHint')}
        autoComplete="name"
        value={values.name}
        onChange={(name) => set({ name })}
        error={fieldText(errors['name'])}
      />
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
      <PasswordField
        name="password"
        label={t('auth.password')}
        hint={<PasswordHint password={values.password} />}
        autoComplete="new-password"
        value={values.password}
        onChange={(password) => set({ password })}
        error={fieldText(errors['password'])}
      />
      <CurrencyField
        value={values.currency}
        onChange={(currency) => set({ currency })}
        error={fieldText(errors['currency'])}
      />
      <div>
        <Acceptances
          accepted={values.termsAccepted}
          onChange={(termsAccepted) => set({ termsAccepted })}
          error={fieldText(errors['termsAccepted'])}
        />
        <p className={classes.age}>{t('auth.signUp.age')}</p>
      </div>
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
  return {
    name: '',
    email: '',
    password: '',
    currency: currencyOfLanguages(navigator.languages),
    termsAccepted: { terms: false, privacy: false },
  };
}

/** Some systems name no zone that follows summer time; the server's default is better then. */
function browserTimeZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return TimeZone.safeParse(timeZone).success ? timeZone : undefined;
}

/** Refusals that are about one field show at it even where the server names none. */
function fieldErrorsOf(error: unknown): FieldErrors {
  if (error instanceof ApiError && error.code === 'termsNotAccepted')
    return { termsAccepted: 'termsNotAccepted' };
  return serverFieldErrors(error);
}
