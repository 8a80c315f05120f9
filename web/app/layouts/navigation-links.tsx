import {
  IconArrowDownLeft,
  IconArrowUpRight,
  IconBulb,
  IconLayoutDashboard,
  IconReceipt,
  IconTarget,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useLocation } from '#web/lib/navigation/hooks.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { findTab } from '#web/ui/areas/areas.ts';
import { TooltipOnDemand } from '#web/ui/tooltip-on-demand.tsx';
import { BudgetMark } from './navigation-marks.tsx';
import classes from './navigation-links.module.css';

const GROUPS = [
  [{ name: 'dashboard', to: paths.dashboard, Icon: IconLayoutDashboard }],
  [
    { name: 'addExpense', to: paths.addExpense, Icon: IconArrowUpRight },
    { name: 'addIncome', to: paths.addIncome, Icon: IconArrowDownLeft },
  ],
  [
    { name: 'transactions', to: paths.transactions, Icon: IconReceipt },
    { name: 'plan', to: paths.budgets, Icon: IconTarget },
    { name: 'insights', to: paths.insights, Icon: IconBulb },
  ],
] as const;

/** The links of the sidebar. A link to an area is the current one on every screen of the area. */
export function NavigationLinks({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTranslation();
  const isCurrent = useIsCurrent();
  return (
    <nav
      className={`grid gap-16 ${classes.links}`}
      aria-label={t('app.navigation.main')}
      data-collapsed={isCollapsed || undefined}
    >
      {GROUPS.map((links) => (
        <div key={links[0].name} className="grid gap-4">
          {links.map(({ name, to, Icon }) => (
            <TooltipOnDemand
              key={name}
              label={t(`app.navigation.${name}`)}
              position="right"
              isDisabled={!isCollapsed}
            >
              <Link
                className={`row gap-12 touchable relative rounded dim text-15 weight-550 no-underline nowrap ${classes.link}`}
                to={to}
                aria-current={isCurrent(name, to) ? 'page' : undefined}
              >
                <Icon className="rigid" size={20} stroke={1.75} aria-hidden />
                <span className={classes.text}>{t(`app.navigation.${name}`)}</span>
                {name === 'plan' && <BudgetMark />}
              </Link>
            </TooltipOnDemand>
          ))}
        </div>
      ))}
    </nav>
  );
}

/** Returns whether an entry's screen shows, or another screen of its area. */
export function useIsCurrent(): (name: string, to: string) => boolean {
  const { pathname } = useLocation();
  const area = findTab(pathname)?.area;
  return (name, to) => pathname === to || area === name;
}
