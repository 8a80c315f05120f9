import { useTranslation } from 'react-i18next';
import { Premium } from '#web/features/premium/premium.tsx';
import { PlanSentence } from '#web/features/premium/plan-sentence.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export default function PremiumPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('premium.title')} subtitle={<PlanSentence />} />
      <Premium />
    </>
  );
}
