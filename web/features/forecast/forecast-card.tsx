import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { CardLink } from '#web/ui/card-link.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailedCard } from '#web/ui/load-failed.tsx';
import { MAX_MONTHS, useForecast } from './api.ts';
import { isEmpty } from './chart-data.ts';
import { EmptyForecast } from './empty-forecast.tsx';
import { EndOfMonthCard } from './end-of-month-card.tsx';

/** The current month as it is expected to end, with a link to the whole forecast. */
export function ForecastCard() {
  const { t } = useTranslation();
  const query = useForecast(MAX_MONTHS);
  if (query.data) {
    if (isEmpty(query.data)) return <EmptyForecast />;
    return (
      <EndOfMonthCard
        forecast={query.data}
        aside={<CardLink to={paths.insightsForecast}>{t('forecast.endOfMonth.open')}</CardLink>}
      />
    );
  }
  return query.isError ? <LoadFailedCard query={query} /> : <BlockSkeleton heights={[220]} />;
}
