import { useTranslation } from 'react-i18next';
import { PlanCard } from '#web/features/premium/plan-card.tsx';
import { Premium } from '#web/features/premium/premium.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export default function PremiumPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('premium.title')} />
      <PlanCard />
      <Premium />
    </>
  );
}
