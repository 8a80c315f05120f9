import { useTranslation } from 'react-i18next';
import { AddTransaction } from '#web/features/transactions/record/add/add-transaction.tsx';
import { TransferLinkPlace } from '#web/features/transfers/transfer-link-place.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export default function AddExpensePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('transactions.add.expense.title')} actions={<TransferLinkPlace />} />
      <AddTransaction type="expense" />
    </>
  );
}
