import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './currency-field.module.css';
import { currencyName } from '#web/lib/format/currencies.ts';

const CurrencySelect = lazy(async () => ({
  default: (await import('./currency/currency-select.tsx')).CurrencySelect,
}));

type Props = {
  name: string;
  value: string;
  onChange: (currency: string) => void;
  error: string | undefined;
};

/** The currency guessed from the browser's region, with a way to choose another from the whole list. */
export function CurrencyField({ name, value, onChange, error }: Props) {
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
