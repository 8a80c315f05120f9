import { IconBell } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminNotification } from '#shared/contract/admin-notifications.ts';
import { useTicking } from '#web/lib/screen/use-ticking.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NotificationRow } from './notification-row.tsx';
import classes from './notifications.module.css';

const MINUTE_MS = 60_000;

type Props = {
  items: readonly AdminNotification[];
  onRead: (id: string) => void;
  onFollow?: () => void;
};

export function NotificationList({ items, onRead, onFollow }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useTicking(MINUTE_MS);
  // The clicked button disappears and would take the focus with it.
  const readAndStay = (id: string) => {
    onRead(id);
    list.current?.focus();
  };
  return (
    <ul className={classes.list} ref={list} tabIndex={-1} aria-label={t('adminNotifications.bell')}>
      {items.map((item) => (
        <NotificationRow
          key={item.id}
          notification={item}
          onRead={() => readAndStay(item.id)}
          {...(onFollow ? { onFollow } : {})}
        />
      ))}
    </ul>
  );
}

export function NoNotifications({ state }: { state: 'all' | 'unread' }) {
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
