import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';

/** Returns a function that writes '4 transactions and 2 transfers'. It leaves out transfers if there are none. */
export function useCountPhrase(): (transactions: number, transfers: number) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (transactions, transfers) => {
    const ofTransactions = t('imports.counts.transactions', {
      count: transactions,
      number: format.count(transactions),
    });
    if (transfers === 0) return ofTransactions;
    const ofTransfers = t('imports.counts.transfers', { count: transfers, number: format.count(transfers) });
    if (transactions === 0) return ofTransfers;
    return t('imports.counts.both', { transactions: ofTransactions, transfers: ofTransfers });
  };
}
