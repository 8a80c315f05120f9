import { useTranslation } from 'react-i18next';
import { AddTransaction } from '#web/features/transactions/add-transaction.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export default function AddExpensePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('transactions.add.expense.title')}
        subtitle={t('transactions.add.expense.subtitle')}
      />
      <AddTransaction type="expense" />
    </>
  );
}
