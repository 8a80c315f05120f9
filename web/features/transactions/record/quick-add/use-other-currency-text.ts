import { useTranslation } from 'react-i18next';
import { currencyInSentence } from '#web/lib/format/amount-text.ts';
import { useFormat } from '#web/lib/format/format.ts';

/** Why an amount of another currency is not taken. */
export function useOtherCurrencyText(): string {
  const { t, i18n } = useTranslation();
  const { currency } = useFormat();
  return t('quickAdd.otherCurrency', { currency: currencyInSentence(currency, i18n.language) });
}
