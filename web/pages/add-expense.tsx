import { useTranslation } from 'react-i18next';
import { AddTransaction } from '#web/features/transactions/record/add/add-transaction.tsx';
import { QuickAddButton } from '#web/features/transactions/record/add/quick-add-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export default function AddExpensePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('transactions.add.expense.title')}
        subtitle={t('transactions.add.expense.subtitle')}
        actions={<QuickAddButton />}
      />
      <AddTransaction type="expense" />
    </>
  );
}
