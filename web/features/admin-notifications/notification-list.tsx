import { IconBell } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminNotification } from '#shared/contract/admin-notifications.ts';
import { useTicking } from '#web/lib/screen/use-ticking.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import type { NotificationQuery, useNotifications } from './api.ts';
import { NotificationRow } from './notification-row.tsx';

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
