import { useTranslation } from 'react-i18next';
import { currencyInSentence } from '#web/lib/format/amount-text.ts';
import { useFormat } from '#web/lib/format/format.ts';

/** Explains why an amount in another currency is not used. */
export function useOtherCurrencyText(): string {
  const { t, i18n } = useTranslation();
  const { currency } = useFormat();
  return t('quickAdd.otherCurrency', { currency: currencyInSentence(currency, i18n.language) });
}
