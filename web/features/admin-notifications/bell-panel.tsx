import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/lib/navigation/link.tsx';
import { paths } from '#shared/paths.ts';
import { useMarkRead, useNotifications } from './api.ts';
import { MarkAllRead } from './mark-all-read.tsx';
import { NotificationList } from './notification-list.tsx';
import classes from './notifications.module.css';

const LATEST_COUNT = 5;

/** The latest notifications and a link to all. */
export function BellPanel({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  const query = useNotifications({ pageSize: LATEST_COUNT, state: 'all' });
  const marking = useMarkRead();
  return (
    <>
      <div className={`row wrap between ${classes.head}`}>
        <h2 className="text-16 weight-650" tabIndex={-1} data-autofocus>
          {t('adminNotifications.bell')}
        </h2>
        <MarkAllRead variant="subtle" unread={query.data?.unread} marking={marking} />
      </div>
      <div className={classes.latest}>
        <NotificationList query={query} state="all" onRead={marking.markRead} onFollow={onFollow} />
      </div>
      <Button component={Link} to={paths.adminNotifications} variant="default" fullWidth onClick={onFollow}>
        {t('adminNotifications.showAll')}
      </Button>
    </>
  );
}
