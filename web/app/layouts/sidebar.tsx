import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Logo, LogoMark } from '#web/ui/logo.tsx';
import { TooltipOnDemand } from '#web/ui/tooltip-on-demand.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import classes from './sidebar.module.css';
import { UserMenu } from './user-menu.tsx';

type Props = { isOpen: boolean; onToggle: () => void };

/** The sidebar of wide screens; collapsed it keeps its icons. */
export function Sidebar({ isOpen, onToggle }: Props) {
  const { t } = useTranslation();
  const label = t('app.navigation.sidebar');
  return (
    <aside
      className={`stack gap-16 card-color ${classes.sidebar}`}
      data-collapsed={!isOpen || undefined}
      aria-label={label}
    >
      <div className={`row between gap-8 ${classes.top}`}>
        <Link
          className={`centred align-centre no-underline ${classes.logo}`}
          to={paths.dashboard}
          aria-label={t('app.name')}
        >
          {isOpen ? <Logo name={t('app.name')} /> : <LogoMark />}
        </Link>
        <Toggle isOpen={isOpen} onToggle={onToggle} />
      </div>
      <NavigationLinks isCollapsed={!isOpen} />
      <div className={classes.bottom}>
        <UserMenu isCompact={!isOpen} compactPosition="right-end" />
      </div>
    </aside>
  );
}

function Toggle({ isOpen, onToggle }: Props) {
  const { t } = useTranslation();
  const Icon = isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  const label = t(isOpen ? 'app.navigation.collapse' : 'app.navigation.expand');
  return (
    <TooltipOnDemand label={`${label} (${t('app.navigation.shortcut')})`} position="right">
      <ActionIcon
        aria-label={label}
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={onToggle}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </TooltipOnDemand>
  );
}
