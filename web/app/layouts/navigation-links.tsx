import {
  IconArrowDownLeft,
  IconArrowUpRight,
  IconBulb,
  IconChartPie,
  IconFileImport,
  IconHelpCircle,
  IconLayoutDashboard,
  IconReceipt,
  IconRepeat,
  IconReportAnalytics,
  IconSparkles,
  IconTarget,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from '#web/lib/navigation/link.tsx';
import { paths } from '#shared/paths.ts';
import { AnswerMark } from './answer-mark.tsx';
import { BudgetMark } from './budget-mark.tsx';
import { TooltipOnDemand } from '#web/ui/tooltip-on-demand.tsx';
import classes from './navigation-links.module.css';

const links = [
  { to: paths.dashboard, text: 'dashboard', Icon: IconLayoutDashboard },
  { to: paths.transactions, text: 'transactions', Icon: IconReceipt },
  { to: paths.addExpense, text: 'addExpense', Icon: IconArrowUpRight },
  { to: paths.addIncome, text: 'addIncome', Icon: IconArrowDownLeft },
  { to: paths.recurring, text: 'recurring', Icon: IconRepeat },
  { to: paths.budgets, text: 'budgets', Icon: IconChartPie },
  { to: paths.goals, text: 'goals', Icon: IconTarget },
  { to: paths.insights, text: 'insights', Icon: IconBulb },
  { to: paths.reports, text: 'reports', Icon: IconReportAnalytics },
  { to: paths.import, text: 'import', Icon: IconFileImport },
  { to: paths.premium, text: 'premium', Icon: IconSparkles },
  { to: paths.support, text: 'support', Icon: IconHelpCircle },
] as const;

type Props = { isCollapsed?: boolean; onFollow?: () => void };

export function NavigationLinks({ isCollapsed = false, onFollow }: Props) {
  const { t } = useTranslation();
  return (
    <nav
      className={classes.links}
      aria-label={t('app.navigation.main')}
      data-collapsed={isCollapsed || undefined}
    >
      {links.map(({ to, text, Icon }) => (
        <TooltipOnDemand
          key={to}
          label={t(`app.navigation.${text}`)}
          position="right"
          isDisabled={!isCollapsed}
        >
          <NavLink className={classes.link ?? ''} to={to} {...(onFollow ? { onClick: onFollow } : {})}>
            <Icon className={classes.icon} size={20} stroke={1.75} aria-hidden />
            <span className={classes.text}>{t(`app.navigation.${text}`)}</span>
            {text === 'budgets' && <BudgetMark />}
            {text === 'support' && <AnswerMark />}
          </NavLink>
        </TooltipOnDemand>
      ))}
    </nav>
  );
}
