import { IconUserOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/lib/navigation/link.tsx';
import { listOnlineUsers, type OnlineUser } from '#shared/contract/presence.ts';
import { HEARTBEAT_MS } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { call } from '#web/lib/api/call.ts';
import { useDeviceName } from '#web/lib/format/device-name.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { usePage } from '#web/lib/screen/use-page.ts';
import { useTicking } from '#web/lib/screen/use-ticking.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { PeopleTable, PersonCells, personRow } from '#web/ui/people-table.tsx';
import { RoleBadge } from '#web/ui/person-badges.tsx';
import classes from './online-users.module.css';

/** The people who are online now, updated by events. */
export function OnlineUsers() {
  const { t } = useTranslation();
  const [page, turnTo] = usePage();
  const query = useOnlineUsers(page);
  const { data, isError } = query;
  return (
    <>
      <PageHeader
        title={t('app.titles.adminOnlineUsers')}
        subtitle={<span role="status">{data && <Count count={data.total} />}</span>}
      />
      <Card>
        {data && data.items.length > 0 && <People people={data.items} />}
        {data && data.items.length === 0 && <Nobody />}
        {data && data.total > 0 && <Pager page={data.page} pages={data.pages} onPage={turnTo} />}
        {!data && isError && <LoadFailed query={query} message={t('presence.loadFailed')} />}
        {!data && !isError && <ListSkeleton rowHeight={55} picture="face" />}
      </Card>
    </>
  );
}

function useOnlineUsers(page: number) {
  return useQuery({
    queryKey: [...queryKeys.admin, 'online-users', page],
    meta: { refetchOn: ['presence', 'opened'] },
    queryFn: ({ signal }) => call(listOnlineUsers, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    // Events say that somebody has come or gone, but not when somebody was last seen.
    refetchInterval: HEARTBEAT_MS,
  });
}

function Nobody() {
  const { t } = useTranslation();
  const icon = <IconUserOff size={22} stroke={1.75} />;
  return <EmptyState icon={icon} title={t('presence.nobody')} text={t('presence.nobodyText')} />;
}

function Count({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <span className={`align-centre gap-8 numbers ${classes.count}`}>
      <span className={classes.dot} aria-hidden />
      {t('presence.count', { count })}
    </span>
  );
}

const COLUMNS = ['name', 'email', 'role', 'since', 'lastSeen', 'device'] as const;

function People({ people }: { people: readonly OnlineUser[] }) {
  const { t } = useTranslation();
  useTicking(HEARTBEAT_MS);
  const columns = COLUMNS.map((name) => ({ name, title: t(`presence.${name}`) }));
  return (
    <PeopleTable label={t('presence.caption')} columns={columns}>
      {people.map((person) => (
        <Person key={person.id} person={person} />
      ))}
    </PeopleTable>
  );
}

/** A row with a link to the details of the person. */
function Person({ person }: { person: OnlineUser }) {
  const { t } = useTranslation();
  const { uid } = useProfile();
  const { dateTime, timeOrDate, ago } = useInstantText();
  const deviceName = useDeviceName();
  const details = `${paths.adminUsers}?${new URLSearchParams({ user: person.id })}`;
  return (
    <tr role="row" className={`${personRow} ${classes.row}`}>
      <PersonCells
        person={person}
        isSelf={person.id === uid}
        renderOpen={(props) => <Link to={details} {...props} />}
      />
      <td role="cell" className={classes.role}>
        <RoleBadge user={person} />
      </td>
      <td role="cell" className={classes.since} data-label={t('presence.since')}>
        <time dateTime={person.onlineSince} title={dateTime(person.onlineSince)}>
          {timeOrDate(person.onlineSince)}
        </time>
      </td>
      <td role="cell" className={classes.lastSeen} data-label={t('presence.lastSeen')}>
        {ago(person.lastSeen)}
      </td>
      <td role="cell" className={classes.device} data-label={t('presence.device')}>
        {deviceName(person)}
      </td>
    </tr>
  );
}
