import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { useLocation } from '#web/lib/navigation/hooks.ts';
import { AreaTabs } from './areas/area-tabs.tsx';
import { findTab } from './areas/areas.ts';
import classes from './page-header.module.css';

type Props = { title: ReactNode; subtitle?: ReactNode; actions?: ReactNode };

/**
 * The heading of a page with its actions at the right. A screen that is a tab of an area shows the tabs in place of its
 * title.
 */
export function PageHeader({ title, subtitle, actions }: Props) {
  const { pathname } = useLocation();
  const found = findTab(pathname);
  const tabs = found && <AreaTabs area={found.area} current={found.tab} />;
  const isTab = found !== undefined && pathname === paths[found.tab];
  return (
    <>
      {!isTab && tabs}
      <header className={`row wrap between gap-16 ${classes.header}`}>
        <div className={classes.words}>
          {isTab ? (
            <>
              <VisuallyHidden component="h1">{title}</VisuallyHidden>
              {tabs}
            </>
          ) : (
            <h1 className={`weight-700 break-anywhere ${classes.title}`}>{title}</h1>
          )}
          {subtitle !== undefined && <p className={`dim text-15 ${classes.subtitle}`}>{subtitle}</p>}
        </div>
        {actions !== undefined && <div className="row gap-10">{actions}</div>}
      </header>
    </>
  );
}
