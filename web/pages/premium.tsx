import { useTranslation } from 'react-i18next';
import { Premium } from '#web/features/premium/premium.tsx';
import { useProfile } from '#web/lib/session/profile.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

export default function PremiumPage() {
  const { t } = useTranslation();
  const { plan } = useProfile();
  return (
    <>
      <PageHeader title={t('premium.title')} subtitle={t(`premium.subtitle.${plan}`)} />
      <Premium />
    </>
  );
}
