import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyDecimals, formatAmount } from '#shared/money.ts';
import type { Field } from '#web/lib/form/use-form.ts';
import { currencyOptions } from '#web/lib/format/currency-options.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { timeZoneOptions } from '#web/lib/format/time-zones.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { SearchSelect } from '#web/ui/search-select.tsx';

const EXAMPLE_AMOUNT = 1234.5;

type CurrencyProps = { field: Field<string>; hasAmounts: boolean };

/** The currency. Once there are amounts, only currencies with as many decimals as the current one can be chosen. */
export function CurrencyField({ field, hasAmounts }: CurrencyProps) {
  const { t, i18n } = useTranslation();
  const { decimals } = useFormat();
  const currencies = useMemo(() => currencyOptions(i18n.language), [i18n.language]);
  const allowedCurrencies = hasAmounts
    ? currencies.filter(({ value }) => currencyDecimals(value) === decimals)
    : currencies;
  return (
    <SearchSelect
      {...field}
      label={t('profile.currency')}
      options={allowedCurrencies}
      nothingFound={t('profile.currencyUnknown')}
      hint={<CurrencyHint currency={field.value} isLocked={hasAmounts} />}
    />
  );
}

function CurrencyHint({ currency, isLocked }: { currency: string; isLocked: boolean }) {
  const { t } = useTranslation();
  const { locale, decimals } = useFormat();
  const example = formatAmount(toExample(currency), currency, locale);
  return (
    <>
      {t('profile.currencyExample', { example })}
      {isLocked && (
        <>
          <br />
          {t('profile.currencyLocked', { count: decimals })}
        </>
      )}
    </>
  );
}

export function TimeZoneField({ field }: { field: Field<string> }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const { timeZone } = useProfile();
  const zones = useMemo(() => timeZoneOptions(timeZone, Date.now()), [timeZone]);
  return (
    <SearchSelect
      {...field}
      label={t('profile.timeZone')}
      options={zones}
      nothingFound={t('profile.timeZoneUnknown')}
      hint={t('profile.timeZoneNow', { time: currentTimeText(field.value, locale) })}
    />
  );
}

function toExample(currency: string): number {
  return currencyDecimals(currency) === 0 ? Math.round(EXAMPLE_AMOUNT) : EXAMPLE_AMOUNT;
}

function currentTimeText(timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(Date.now());
}
