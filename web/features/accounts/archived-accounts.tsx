import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { AccountRow, type AccountListProps } from './account-row.tsx';

/** The archived accounts, folded below the others. */
export function ArchivedAccounts({ accounts, canMerge, onAction }: AccountListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Disclosure summary={t('ownAccounts.archived', { number: format.count(accounts.length) })}>
      <p className="dim text-15 lines-145">{t('ownAccounts.archivedText')}</p>
      <ul className="stack" aria-label={t('ownAccounts.archivedList')}>
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} canMerge={canMerge} onAction={onAction} />
        ))}
      </ul>
    </Disclosure>
  );
}
