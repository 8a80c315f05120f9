import { IconChecks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import { usePage } from '#web/lib/screen/use-page.ts';
import { Card } from '#web/ui/card.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { useMarkRead, useNotifications, type NotificationQuery } from './api.ts';
import { MarkAllRead } from './mark-all-read.tsx';
import { NotificationList } from './notification-list.tsx';
import classes from './notifications.module.css';

const STATES = ['all', 'unread'] as const;
const ICON = <IconChecks size={18} stroke={1.75} aria-hidden />;

type State = NotificationQuery['state'];

export function Notifications() {
  const { t } = useTranslation();
  const [page, turnTo] = usePage();
  const [state, setState] = useChosenState();
  const query = useNotifications({ page, state });
  const { data } = query;
  const marking = useMarkRead();
  return (
    <>
      <PageHeader
        title={t('app.titles.adminNotifications')}
        subtitle={<span role="status">{data && t('adminNotifications.count', { count: data.unread })}</span>}
        actions={<MarkAllRead variant="default" leftSection={ICON} unread={data?.unread} marking={marking} />}
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
        <NotificationList query={query} state={state} onRead={marking.markRead} />
        {data && data.total > 0 && <Pager page={data.page} pages={data.pages} onPage={turnTo} />}
      </Card>
    </>
  );
}

/** The chosen state, kept in the address; another choice starts at the first page. */
function useChosenState(): [state: State, choose: (state: State) => void] {
  const [search, setSearch] = useSearchParams();
  const state = search.get('state') === 'unread' ? 'unread' : 'all';
  return [state, (chosen) => setSearch(chosen === 'all' ? {} : { state: chosen }, { replace: true })];
}
