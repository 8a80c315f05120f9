import { useTranslation } from 'react-i18next';
import { Accounts } from '#web/features/accounts/accounts.tsx';
import { AccountScreen } from '#web/features/accounts/one-account/account-screen.tsx';
import { TransfersCard } from '#web/features/transfers/transfers-card.tsx';
import { ACCOUNT_PARAMETER } from '#web/lib/accounts/account-path.ts';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

/** The screen of the user's accounts, or of the one that the address names, with their transfers. */
export default function AccountsPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const id = search.get(ACCOUNT_PARAMETER);
  return (
    <>
      <PageHeader title={t('app.titles.accounts')} />
      {id === null ? (
        <div className="stack gap-20">
          <Accounts />
          <TransfersCard />
        </div>
      ) : (
        <AccountScreen key={id} id={id}>
          <TransfersCard account={id} />
        </AccountScreen>
      )}
    </>
  );
}
