import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './history-skeleton.module.css';

const ROWS = Array.from({ length: 8 }, (_, row) => row);

/** The list with nothing in it yet. */
export function HistorySkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <div aria-hidden>
        {ROWS.map((row) => (
          <div key={row} className={classes.row}>
            <Skeleton width={40} height={40} radius={12} />
            <div className={classes.words}>
              <Skeleton width={`${35 + ((row * 23) % 30)}%`} height={14} />
              <Skeleton width={`${15 + ((row * 17) % 15)}%`} height={12} />
            </div>
            <Skeleton width={84} height={14} />
          </div>
        ))}
      </div>
    </div>
  );
}
