import { ActionIcon } from '@mantine/core';
import { IconCheck, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AdminNotification } from '#shared/contract/admin-notifications.ts';
import { paths } from '#shared/paths.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import classes from './notifications.module.css';

type Props = {
  notification: AdminNotification;
  onRead: () => void;
  /** Called when the row's link is followed. */
  onFollow?: () => void;
};

/** What happened and when, with a link to the person, which marks it as read. */
export function NotificationRow({ notification, onRead, onFollow }: Props) {
  const { t } = useTranslation();
  const { ago, dateTime } = useInstantText();
  const sentence = t(`adminNotifications.${notification.type}`, { email: notification.email });
  const follow = () => {
    if (!notification.read) onRead();
    onFollow?.();
  };
  return (
    <li className={classes.row} data-unread={!notification.read || undefined}>
      <span className={classes.icon} aria-hidden>
        <IconUserPlus size={20} stroke={1.75} />
      </span>
      <div className={classes.words}>
        <Link
          className={classes.link}
          to={`${paths.adminUsers}?${new URLSearchParams({ user: notification.userId })}`}
          onClick={follow}
        >
          {sentence}
        </Link>
        <p className={classes.when}>
          {!notification.read && <span className={classes.unread}>{t('adminNotifications.unread')} · </span>}
          <time dateTime={notification.timestamp} title={dateTime(notification.timestamp)}>
            {ago(notification.timestamp)}
          </time>
        </p>
      </div>
      {!notification.read && (
        <ActionIcon
          title={t('adminNotifications.markRead')}
          aria-label={t('adminNotifications.markReadNamed', { sentence })}
          onClick={onRead}
        >
          <IconCheck size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
