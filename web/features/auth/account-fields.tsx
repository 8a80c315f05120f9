import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeZone } from '#shared/contract/fields.ts';
import { findLanguage } from '#shared/languages.ts';
import { guessCurrency } from '#web/lib/format/currencies.ts';
import type { Form } from '#web/lib/form/use-form.ts';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import { Acceptances } from './acceptances.tsx';
import { PasswordHint } from './password-hint.tsx';
import { CurrencyField } from './currency-field.tsx';

type Account = ReturnType<typeof emptyAccount>;
type Props = {
  form: Pick<Form<Account>, 'values' | 'field'>;
  /** Fields between the name and the password. */
  email?: ReactNode;
};

/** The fields of a new account: name, password, currency and both acceptances. */
export function AccountFields({ form, email }: Props) {
  const { t } = useTranslation();
  const password = form.field('password');
  return (
    <>
      <TextField
        {...form.field('name')}
        label={t('auth.signUp.name')}
        hint={t('auth.signUp.nameHint')}
        autoComplete="name"
      />
      {email}
      <PasswordField
        {...password}
        label={t('auth.password')}
        hint={<PasswordHint password={password.value} hasError={password.error !== undefined} />}
        autoComplete="new-password"
      />
      <CurrencyField {...form.field('currency')} />
      <Acceptances {...form.field('termsAccepted')} />
    </>
  );
}

export function emptyAccount() {
  return {
    name: '',
    password: '',
    currency: guessCurrency(navigator.languages),
    termsAccepted: { terms: false, privacy: false },
  };
}

/** The body of the sign-up: the fields, and the browser's language and time zone. */
export function toAccountBody({ termsAccepted, ...values }: Account, language: string) {
  return {
    ...values,
    name: values.name.trim() || undefined,
    termsAccepted: termsAccepted.terms && termsAccepted.privacy,
    language: findLanguage(language),
    timeZone: browserTimeZone(),
  };
}

/** Some systems report a zone without summer time; the server's default is better. */
function browserTimeZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return TimeZone.safeParse(timeZone).success ? timeZone : undefined;
}
