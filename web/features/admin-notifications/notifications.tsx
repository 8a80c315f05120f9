import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePage } from '#web/lib/screen/use-page.ts';
import { Card } from '#web/ui/card.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { useMarkRead, useNotifications, type NotificationQuery } from './api.ts';
import { NoNotifications, NotificationList } from './notification-list.tsx';
import classes from './notifications.module.css';

const STATES = ['all', 'unread'] as const;

/** All notifications, or the unread ones. */
export function Notifications() {
  const { t } = useTranslation();
  const [page, turnTo] = usePage();
  const [state, setState] = useChosenState();
  const query = useNotifications({ page, state });
  const { data, isError } = query;
  const { markRead, markAllRead, isPending } = useMarkRead();
  return (
    <>
      <PageHeader
        title={t('app.titles.adminNotifications')}
        subtitle={<span role="status">{data && t('adminNotifications.count', { count: data.unread })}</span>}
        actions={
          <Button
            variant="default"
            leftSection={<IconChecks size={18} stroke={1.75} aria-hidden />}
            disabled={data === undefined || data.unread === 0}
            loading={isPending}
            onClick={markAllRead}
          >
            {t('adminNotifications.markAllRead')}
          </Button>
        }
      />
      <Card>
        <div className={classes.filter}>
          <Choice
            label={t('adminNotifications.filter')}
            options={STATES.map((value) => ({ value, label: t(`adminNotifications.states.${value}`) }))}
            value={state}
            onChange={setState}
          />
        </div>
        {data && data.items.length > 0 && <NotificationList items={data.items} onRead={markRead} />}
        {data && data.items.length === 0 && <NoNotifications state={state} />}
        {data && data.total > 0 && <Pager page={data.page} pages={data.pages} onPage={turnTo} />}
        {!data && isError && <LoadFailed query={query} />}
        {!data && !isError && <BlockSkeleton heights={[44, 44, 44]} />}
      </Card>
    </>
  );
}

/** The chosen state, kept in the address; another choice starts at the first page. */
function useChosenState(): [
  state: NotificationQuery['state'],
  choose: (state: NotificationQuery['state']) => void,
] {
  const [search, setSearch] = useSearchParams();
  const state = search.get('state') === 'unread' ? 'unread' : 'all';
  return [state, (chosen) => setSearch(chosen === 'all' ? {} : { state: chosen }, { replace: true })];
}
