import { useTranslation } from 'react-i18next';
import { addDays } from '#shared/calendar.ts';
import { getCalendarReport } from '#shared/contract/reports.ts';
import { paths } from '#shared/paths.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { CardLink } from '#web/ui/card-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailedCard } from '#web/ui/load-failed.tsx';
import { useReport } from '../api.ts';
import notes from '../notes.module.css';
import { comingOf } from './coming.ts';
import { ComingList } from './coming-list.tsx';

const DAYS_AHEAD = 6;

/** What repeats or is recorded in the next seven days. */
export function ComingDaysCard() {
  const { t } = useTranslation();
  const today = useFormat().today();
  const to = addDays(today, DAYS_AHEAD);
  // Both are the same in most weeks, and are asked for once.
  const query = useReport(getCalendarReport, { month: today.slice(0, 7) });
  const next = useReport(getCalendarReport, { month: to.slice(0, 7) });
  const title = t('reports.calendar.coming');
  const failed = [query, next].find(({ data, isError }) => data === undefined && isError);
  if (failed) return <LoadFailedCard query={failed} />;
  if (query.data === undefined || next.data === undefined) return <BlockSkeleton heights={[120]} />;
  const reports = query.data.month === next.data.month ? [query.data] : [query.data, next.data];
  const items = reports.flatMap(comingOf).filter(({ day }) => today <= day && day <= to);
  return (
    <Card
      title={title}
      aside={<CardLink to={paths.reportsCalendar}>{t('app.titles.reportsCalendar')}</CardLink>}
    >
      {items.length === 0 ? (
        <p className={notes.dim}>{t('reports.calendar.noComing')}</p>
      ) : (
        <ComingList items={items} label={title} />
      )}
    </Card>
  );
}
