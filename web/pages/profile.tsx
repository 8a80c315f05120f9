import { useTranslation } from 'react-i18next';
import { LocationSection } from '#web/features/location/location-section.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export default function ProfilePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('app.titles.profile')} />
      <LocationSection />
    </>
  );
}
