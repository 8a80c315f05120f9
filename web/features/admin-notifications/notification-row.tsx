import { ActionIcon } from '@mantine/core';
import { IconCheck, IconSparkles, IconUserPlus, type Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/lib/navigation/link.tsx';
import type { AdminNotification } from '#shared/contract/admin-notifications.ts';
import { paths } from '#shared/paths.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { EmailText } from '#web/ui/email-text.tsx';
import classes from './notifications.module.css';

const ICONS: Record<AdminNotification['type'], Icon> = {
  newUserRegistered: IconUserPlus,
  premiumRequested: IconSparkles,
};

type Props = {
  notification: AdminNotification;
  onRead: () => void;
  /** Called when the row's link is followed. */
  onFollow?: () => void;
};

/** A notification with its time and a link to the person; the link marks it as read. */
export function NotificationRow({ notification, onRead, onFollow }: Props) {
  const { t } = useTranslation();
  const { type, email, read } = notification;
  const TypeIcon = ICONS[type];
  const sentence = t(`adminNotifications.${type}`, { email });
  const follow = () => {
    if (!read) onRead();
    onFollow?.();
  };
  return (
    <li className={`row gap-12 relative ${classes.row}`} data-unread={!read || undefined}>
      <span className={`in-middle rigid hover-color dim ${classes.icon}`} aria-hidden>
        <TypeIcon size={20} stroke={1.75} />
      </span>
      <Words notification={notification} sentence={sentence} onFollow={follow} />
      {!read && <MarkRead sentence={sentence} onRead={onRead} />}
    </li>
  );
}

type WordsProps = { notification: AdminNotification; sentence: string; onFollow: () => void };

function Words({ notification: { userId, email, read, timestamp }, sentence, onFollow }: WordsProps) {
  const { t } = useTranslation();
  const { ago, dateTime } = useInstantText();
  const address = `${paths.adminUsers}?${new URLSearchParams({ user: userId })}`;
  return (
    <div className="grow shrink">
      <Link
        className={`row text text-15 lines-135 no-underline ${classes.link}`}
        to={address}
        onClick={onFollow}
      >
        <EmailText email={email}>{sentence}</EmailText>
      </Link>
      <p className="dim text-14">
        {!read && (
          <>
            <span className="accent weight-600">{t('adminNotifications.unread')}</span>
            {' · '}
          </>
        )}
        <time dateTime={timestamp} title={dateTime(timestamp)}>
          {ago(timestamp)}
          <span className={classes.exact}> · {dateTime(timestamp)}</span>
        </time>
      </p>
    </div>
  );
}

function MarkRead({ sentence, onRead }: { sentence: string; onRead: () => void }) {
  const { t } = useTranslation();
  return (
    <ActionIcon
      title={t('adminNotifications.markRead')}
      aria-label={t('adminNotifications.markReadNamed', { sentence })}
      onClick={onRead}
    >
      <IconCheck size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
