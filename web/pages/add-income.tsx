import { useTranslation } from 'react-i18next';
import { AddRecord } from '#web/features/transactions/add-record.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export default function AddIncomePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('transactions.add.income.title')}
        subtitle={t('transactions.add.income.subtitle')}
      />
      <AddRecord type="income" />
    </>
  );
}
