import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listBankLines } from '#shared/contract/imports.ts';
import { call } from '#web/lib/api/call.ts';
import { useFormat } from '#web/lib/format/format.ts';
import classes from './bank-words.module.css';

/** The rows of bank files from which a transaction was imported, as the bank wrote them; nothing if there are none. */
export function BankWords({ id }: { id: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery({
    queryKey: ['bank-lines', id],
    queryFn: ({ signal }) => call(listBankLines, { params: { id } }, { signal }),
    retry: false,
  });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <ul
      className={`stack gap-8 hover-color rounded text-14 ${classes.lines}`}
      aria-label={t('transactions.bank.label')}
    >
      {data.items.map(({ importId, sourceName, date, amount, text }) => (
        <li key={`${importId} ${date} ${amount} ${text}`}>
          <span className="block break-anywhere">{t('transactions.bank.words', { text })}</span>
          <span className="block dim break-anywhere">
            {[sourceName, format.day(date), format.signedAmount(amount)].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
