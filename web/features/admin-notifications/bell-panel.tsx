import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { useMarkRead, useNotifications } from './api.ts';
import { NoNotifications, NotificationList } from './notification-list.tsx';
import classes from './notifications.module.css';

const LATEST_COUNT = 5;

/** The latest notifications and a link to all. */
export function BellPanel({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  const query = useNotifications({ pageSize: LATEST_COUNT, state: 'all' });
  const { data, isError } = query;
  const { markRead, markAllRead, isPending } = useMarkRead();
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title} tabIndex={-1} data-autofocus>
          {t('adminNotifications.bell')}
        </h2>
        <Button
          variant="subtle"
          disabled={data === undefined || data.unread === 0}
          loading={isPending}
          onClick={markAllRead}
        >
          {t('adminNotifications.markAllRead')}
        </Button>
      </div>
      <div className={classes.latest}>
        {data && data.items.length > 0 && (
          <NotificationList items={data.items} onRead={markRead} onFollow={onFollow} />
        )}
        {data && data.items.length === 0 && <NoNotifications state="all" />}
        {!data && isError && <LoadFailed query={query} />}
        {!data && !isError && <BlockSkeleton heights={[44, 44, 44]} />}
      </div>
      <Button component={Link} to={paths.adminNotifications} variant="default" fullWidth onClick={onFollow}>
        {t('adminNotifications.showAll')}
      </Button>
    </>
  );
}
