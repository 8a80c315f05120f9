import { IconArrowDownLeft, IconArrowUpRight, IconChartLine, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/lib/navigation/link.tsx';
import { paths } from '#shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import classes from './welcome.module.css';

const CHOICES = [
  { type: 'expense', Icon: IconArrowUpRight, path: paths.addExpense, label: 'summaries.empty.addExpense' },
  { type: 'income', Icon: IconArrowDownLeft, path: paths.addIncome, label: 'summaries.empty.addIncome' },
] as const;

/** The dashboard before the first transaction: two large buttons that add one. */
export function Welcome() {
  const { t } = useTranslation();
  return (
    <>
      <div className={`grid gap-20 ${classes.choices}`}>
        {CHOICES.map(({ type, Icon, path, label }) => (
          <Link
            key={type}
            className={`row gap-16 card-color frame text weight-650 no-underline ${classes.choice}`}
            to={path}
            data-type={type}
          >
            <span className={`in-middle rigid expense ${classes.icon}`} aria-hidden>
              <Icon size={26} stroke={1.75} />
            </span>
            <span className="grow shrink">{t(label)}</span>
            <IconChevronRight className="rigid dim" size={20} stroke={1.75} aria-hidden />
          </Link>
        ))}
      </div>
      <Link className={`accent weight-600 ${classes.import}`} to={paths.import}>
        {t('summaries.empty.import')}
      </Link>
      <Card title={t('summaries.trend.title')}>
        <EmptyState
          icon={<IconChartLine size={24} stroke={1.75} />}
          title={t('summaries.empty.nothingYet')}
          text={t('summaries.empty.chartLater')}
        />
      </Card>
    </>
  );
}
