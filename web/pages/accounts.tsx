import { useTranslation } from 'react-i18next';
import { Accounts } from '#web/features/accounts/accounts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** The screen of the user's accounts. */
export default function AccountsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('app.titles.accounts')} />
      <Accounts />
    </>
  );
}
