import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './users.module.css';

const ROWS = Array.from({ length: 8 }, (_, row) => row);

/** The list before anything has come. */
export function UsersSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <div aria-hidden>
        {ROWS.map((row) => (
          <div key={row} className={classes.bones}>
            <Skeleton width={32} height={32} circle />
            <Skeleton width={`${18 + ((row * 23) % 14)}%`} height={14} />
            <Skeleton width={`${22 + ((row * 17) % 12)}%`} height={14} />
            <Skeleton className={classes.lastBone ?? ''} width={72} height={14} />
          </div>
        ))}
      </div>
    </div>
  );
}
