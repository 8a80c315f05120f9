import { IconBell, IconCheck, IconSparkles, IconUserPlus, type Icon } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon } from '@mantine/core';
import type { AdminNotification } from '#shared/contract/admin-notifications.ts';
import { paths } from '#shared/paths.ts';
import { useTicking } from '#web/lib/screen/use-ticking.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Link } from '#web/lib/navigation/link.tsx';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { EmailText } from '#web/ui/email-text.tsx';
import type { NotificationQuery, useNotifications } from './api.ts';
import classes from './notifications.module.css';

const MINUTE_MS = 60_000;

type RowActions = { onRead: (id: string) => void; onFollow?: () => void };
type Props = RowActions & { query: ReturnType<typeof useNotifications>; state: NotificationQuery['state'] };

export function NotificationList({ query, state, ...actions }: Props) {
  const { data, isError } = query;
  if (!data) return isError ? <LoadFailed query={query} /> : <BlockSkeleton heights={[44, 44, 44]} />;
  if (data.items.length === 0) return <NoNotifications state={state} />;
  return <Rows items={data.items} {...actions} />;
}

function Rows({ items, onRead, ...rest }: RowActions & { items: readonly AdminNotification[] }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useTicking(MINUTE_MS);
  // The clicked button disappears and would take the focus with it.
  const readAndStay = (id: string) => {
    onRead(id);
    list.current?.focus();
  };
  return (
    <ul className="lined" ref={list} tabIndex={-1} aria-label={t('adminNotifications.bell')}>
      {items.map((item) => (
        <NotificationRow key={item.id} notification={item} onRead={() => readAndStay(item.id)} {...rest} />
      ))}
    </ul>
  );
}

function NoNotifications({ state }: Pick<Props, 'state'>) {
  const { t } = useTranslation();
  const isAll = state === 'all';
  return (
    <EmptyState
      icon={<IconBell size={22} stroke={1.75} />}
      title={t(isAll ? 'adminNotifications.none' : 'adminNotifications.noneUnread')}
      text={t(isAll ? 'adminNotifications.noneText' : 'adminNotifications.noneUnreadText')}
    />
  );
}

const ICONS: Record<AdminNotification['type'], Icon> = {
  newUserRegistered: IconUserPlus,
  premiumRequested: IconSparkles,
};

type RowProps = {
  notification: AdminNotification;
  onRead: () => void;
  /** Called when the row's link is followed. */
  onFollow?: () => void;
};

/** A notification with its time and a link to the person; the link marks it as read. */
function NotificationRow({ notification, onRead, onFollow }: RowProps) {
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
