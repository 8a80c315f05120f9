import { useTranslation } from 'react-i18next';
import type { Range } from '#web/charts/chart-types.ts';
import { useExpectedAmount } from '#web/ui/use-expected-amount.ts';

/** Returns functions that write an expected amount, and a range of expected amounts. */
export function useExpectedText() {
  const { t } = useTranslation();
  const amount = useExpectedAmount();

  function band({ low, high }: Range): string {
    const largest = Math.max(Math.abs(low), Math.abs(high));
    return t('forecast.between', { low: amount(low, largest), high: amount(high, largest) });
  }

  return { amount: (expected: number) => amount(expected), band };
}
