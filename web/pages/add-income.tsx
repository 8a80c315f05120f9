import { useTranslation } from 'react-i18next';
import { AddTransaction } from '#web/features/transactions/record/add/add-transaction.tsx';
import { TransferLinkPlace } from '#web/features/transfers/transfer-link-place.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export default function AddIncomePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('transactions.add.income.title')} actions={<TransferLinkPlace />} />
      <AddTransaction type="income" />
    </>
  );
}
