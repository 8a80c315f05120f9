import { useTranslation } from 'react-i18next';
import { PageHeader } from '#web/ui/page-header.tsx';

export default function AdminDashboardPage() {
  const { t } = useTranslation();
  return <PageHeader title={t('app.titles.adminDashboard')} />;
}
