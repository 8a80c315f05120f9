import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { centerInRow } from '#web/lib/screen/center-in-row.ts';
import classes from './area-tabs.module.css';
import { AREAS, type Area, type AreaTab } from './areas.ts';

type Props = { area: Area; current: AreaTab };

/** The screens of an area side by side; on a narrow screen the row scrolls, with the current one in sight. */
export function AreaTabs({ area, current }: Props) {
  const { t } = useTranslation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => centerInRow(row.current, '[aria-current]'), [current]);
  return (
    <nav ref={row} className={`flex shrink ${classes.tabs}`} aria-label={t(`app.navigation.${area}`)}>
      {AREAS[area].map((tab) => (
        <Link
          key={tab}
          className={`in-middle rigid touchable dim weight-600 ${classes.tab}`}
          to={paths[tab]}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(`app.navigation.tabs.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
