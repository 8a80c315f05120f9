import { useTranslation } from 'react-i18next';
import { InvitesSection } from '#web/features/auth/invites-section.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export default function AdminSettingsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('app.titles.adminSettings')} />
      <InvitesSection />
    </>
  );
}
