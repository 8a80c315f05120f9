import { useTranslation } from 'react-i18next';
import { AddTransaction } from '#web/features/transactions/add-transaction.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export default function AddIncomePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('transactions.add.income.title')}
        subtitle={t('transactions.add.income.subtitle')}
      />
      <AddTransaction type="income" />
    </>
  );
}
