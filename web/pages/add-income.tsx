import { useTranslation } from 'react-i18next';
import { AddTransaction } from '#web/features/transactions/record/add/add-transaction.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export default function AddIncomePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('transactions.add.income.title')} />
      <AddTransaction type="income" />
    </>
  );
}
