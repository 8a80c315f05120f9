import {
  IconArrowsDiff,
  IconAward,
  IconBuildingStore,
  IconCalendarMonth,
  IconFileAnalytics,
  IconPigMoney,
  IconTable,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import classes from './hub.module.css';

const REPORTS = [
  { card: 'month', title: 'reportsMonth', Icon: IconFileAnalytics },
  { card: 'table', title: 'reportsTable', Icon: IconTable },
  { card: 'savings', title: 'reportsSavings', Icon: IconPigMoney },
  { card: 'compare', title: 'reportsCompare', Icon: IconArrowsDiff },
  { card: 'year', title: 'reportsYear', Icon: IconAward },
  { card: 'calendar', title: 'reportsCalendar', Icon: IconCalendarMonth },
  { card: 'merchants', title: 'reportsMerchants', Icon: IconBuildingStore },
] as const;

export function ReportsHub() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('app.titles.reports')} />
      <ul className={`grid gap-16 ${classes.cards}`}>
        {REPORTS.map((report) => (
          <li key={report.card}>
            <ReportLink {...report} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ReportLink({ card, title, Icon }: (typeof REPORTS)[number]) {
  const { t } = useTranslation();
  return (
    <Link
      className={`flex align-start gap-16 card-color frame text no-underline ${classes.card}`}
      to={paths[title]}
    >
      <span className={`in-middle rigid accent-color accent ${classes.icon}`} aria-hidden>
        <Icon size={24} stroke={1.75} />
      </span>
      <span className="grid gap-4 shrink">
        <span className={`weight-650 ${classes.title}`}>{t(`app.titles.${title}`)}</span>
        <span className="dim text-15 lines-145">{t(`reports.cards.${card}`)}</span>
      </span>
    </Link>
  );
}
