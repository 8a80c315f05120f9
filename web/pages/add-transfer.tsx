import { useTranslation } from 'react-i18next';
import { AddTransfer } from '#web/features/transfers/add-transfer.tsx';
import { UnsavedGuard } from '#web/lib/form/unsaved.tsx';
import { TransactionLinks } from '#web/features/transfers/transaction-links.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export default function AddTransferPage() {
  const { t } = useTranslation();
  return (
    <UnsavedGuard>
      <PageHeader title={t('app.titles.addTransfer')} actions={<TransactionLinks />} />
      <AddTransfer />
    </UnsavedGuard>
  );
}
