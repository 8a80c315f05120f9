import { type ReactNode, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeZone } from '#shared/contract/fields.ts';
import { findLanguage } from '#shared/languages.ts';
import { guessCurrency, currencyName } from '#web/lib/format/currencies.ts';
import type { Form } from '#web/lib/form/use-form.ts';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import { Acceptances } from './acceptances.tsx';
import { PasswordHint } from './password-hint.tsx';
import classes from './currency-field.module.css';

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

const CurrencySelect = lazy(async () => ({
  default: (await import('./currency/currency-select.tsx')).CurrencySelect,
}));

type CurrencyProps = {
  name: string;
  value: string;
  onChange: (currency: string) => void;
  error: string | undefined;
};

/** The currency guessed from the browser's region, with a way to choose another from the whole list. */
function CurrencyField({ name, value, onChange, error }: CurrencyProps) {
  const { t } = useTranslation();
  const [isChoosing, setIsChoosing] = useState(false);
  const chosenCurrency = <ChosenCurrency name={name} currency={value} onChange={() => setIsChoosing(true)} />;
  const select = <CurrencySelect value={value} onChange={onChange} />;
  return (
    <div role="group" aria-labelledby="currency-label">
      <span className={`block text-14 weight-600 lines-140 ${classes.label}`} id="currency-label">
        {t('auth.signUp.currency')}
      </span>
      {isChoosing ? <Suspense fallback={chosenCurrency}>{select}</Suspense> : chosenCurrency}
      {error !== undefined && <p className={`expense text-14 lines-140 ${classes.error}`}>{error}</p>}
      <p className={`dim text-14 lines-140 ${classes.hint}`}>{t('auth.signUp.currencyHint')}</p>
    </div>
  );
}

function ChosenCurrency({
  name,
  currency,
  onChange,
}: {
  name: string;
  currency: string;
  onChange: () => void;
}) {
  const { t, i18n } = useTranslation();
  return (
    <div className={`row between gap-8 hover-color rounded ${classes.shown}`}>
      <span>{currencyName(currency, i18n.language)}</span>
      <button
        type="button"
        className={`touchable accent text-15 weight-600 ${classes.change}`}
        name={name}
        aria-label={`${t('auth.signUp.changeCurrency')}: ${t('auth.signUp.currency')}`}
        onClick={onChange}
      >
        {t('auth.signUp.changeCurrency')}
      </button>
    </div>
  );
}
