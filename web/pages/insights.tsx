import { useTranslation } from 'react-i18next';
import { AskCard } from '#web/features/advisor/ask-card.tsx';
import { ForecastCard } from '#web/features/forecast/forecast-card.tsx';
import { NoticesCard } from '#web/features/notices/notices-card.tsx';
import { PremiumOnly } from '#web/features/premium/premium-only.tsx';
import { LoadedComingUpCard } from '#web/features/recurring/card/coming-up-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import classes from './insights.module.css';

/** The forecast, notices, payments that are due, and a field for questions. */
export default function InsightsPage() {
  const { t } = useTranslation();
  return (
    <PremiumOnly screen="insights">
      <div className={`stack gap-20 ${classes.screen}`}>
        <PageHeader title={t('app.titles.insights')} />
        <ForecastCard />
        <NoticesCard />
        <div className={`grid align-start gap-20 ${classes.pair}`}>
          <div className="shrink no-print">
            <AskCard />
          </div>
          <LoadedComingUpCard />
        </div>
      </div>
    </PremiumOnly>
  );
}
