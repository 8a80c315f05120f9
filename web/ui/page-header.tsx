import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useLocation } from '#web/lib/navigation/hooks.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { lazyWhenIdle } from '#web/lib/screen/lazy-when-idle.ts';
import { centerInRow } from '#web/lib/screen/center-in-row.ts';
import { findTab, AREAS, type Area, type AreaTab } from './areas/areas.ts';
import classes from './page-header.module.css';
import tabClasses from './areas/area-tabs.module.css';

type Props = { title: ReactNode; subtitle?: ReactNode; actions?: ReactNode };

/**
 * The heading of a page with its actions at the right. A screen that is a tab of an area shows the tabs in place of its
 * title.
 */
export function PageHeader({ title, subtitle, actions }: Props) {
  const { pathname } = useLocation();
  const current = findTab(pathname);
  const tabs = current && <AreaTabs area={current.area} current={current.tab} />;
  const isTab = current !== undefined && pathname === paths[current.tab];
  return (
    <>
      {!isTab && tabs}
      <header className={`row wrap between gap-16 ${classes.header}`}>
        <div className={`shrink ${classes.words}`}>
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

const AccountsTab = lazyWhenIdle(
  async () => (await import('./areas/accounts-tab.tsx')).AccountsTab,
  'signedIn',
);

type TabsProps = { area: Area; current: AreaTab };

/** The screens of an area side by side; on a narrow screen the row scrolls, with the current one in sight. */
function AreaTabs({ area, current }: TabsProps) {
  const { t } = useTranslation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => centerInRow(row.current, '[aria-current]'), [current]);
  return (
    <nav
      ref={row}
      className={`flex shrink no-print ${tabClasses.tabs}`}
      aria-label={t(`app.navigation.${area}`)}
    >
      {AREAS[area].map((tab) => {
        const link = <Tab key={tab} tab={tab} isCurrent={tab === current} />;
        if (tab !== 'accounts' || tab === current) return link;
        return (
          <Suspense key={tab}>
            <AccountsTab>{link}</AccountsTab>
          </Suspense>
        );
      })}
    </nav>
  );
}

function Tab({ tab, isCurrent }: { tab: AreaTab; isCurrent: boolean }) {
  const { t } = useTranslation();
  return (
    <Link
      className={`in-middle rigid touchable dim weight-600 no-underline ${tabClasses.tab}`}
      to={paths[tab]}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {t(`app.navigation.tabs.${tab}`)}
    </Link>
  );
}
