import { Badge } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconUserOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listOnlineUsers, type OnlineUser } from '#shared/contract/presence.ts';
import { HEARTBEAT_MS, MOBILE_BREAKPOINT_PX } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { call } from '#web/lib/call.ts';
import { useDeviceName } from '#web/lib/device-name.ts';
import { useInstantText } from '#web/lib/instant-text.ts';
import { useProfile } from '#web/lib/profile.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { usePage } from '#web/lib/use-page.ts';
import { useTicking } from '#web/lib/use-ticking.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BlockBones } from '#web/ui/list-bones.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pager } from '#web/ui/pager.tsx';
import classes from './online-users.module.css';

/** Who is online now; it follows by itself who comes and goes. */
export function OnlineUsers() {
  const { t } = useTranslation();
  const [page, turnTo] = usePage();
  const query = useQuery({
    queryKey: [...queryKeys.adminOnlineUsers, page],
    queryFn: ({ signal }) => call(listOnlineUsers, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    // Who comes and goes is told; when somebody was last seen is not.
    refetchInterval: HEARTBEAT_MS,
  });
  const { data, isError } = query;
  return (
    <>
      <PageHeader
        title={t('app.titles.adminOnlineUsers')}
        subtitle={<span role="status">{data && <Count count={data.total} />}</span>}
      />
      <Card>
        {data && data.items.length > 0 && <People people={data.items} />}
        {data && data.items.length === 0 && (
          <EmptyState
            icon={<IconUserOff size={22} stroke={1.75} />}
            title={t('presence.nobody')}
            text={t('presence.nobodyText')}
          />
        )}
        {data && data.total > 0 && <Pager page={data.page} pages={data.pages} onPage={turnTo} />}
        {!data && isError && <LoadFailed query={query} message={t('presence.loadFailed')} />}
        {!data && !isError && <BlockBones heights={[44, 44, 44, 44, 44]} />}
      </Card>
    </>
  );
}

function Count({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <span className={classes.count}>
      <span className={classes.dot} aria-hidden />
      {t('presence.count', { count })}
    </span>
  );
}

function People({ people }: { people: readonly OnlineUser[] }) {
  const isPhone = useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  useTicking(HEARTBEAT_MS);
  return isPhone ? <PeopleList people={people} /> : <PeopleTable people={people} />;
}

function PeopleTable({ people }: { people: readonly OnlineUser[] }) {
  const { t } = useTranslation();
  const { dateTime, ago } = useInstantText();
  const deviceName = useDeviceName();
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{t('presence.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('presence.name')}</th>
          <th scope="col">{t('presence.email')}</th>
          <th scope="col">{t('presence.since')}</th>
          <th scope="col">{t('presence.lastSeen')}</th>
          <th scope="col">{t('presence.device')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <th scope="row">
              <Name person={person} />
            </th>
            <td className={classes.email}>{person.email}</td>
            <td>{dateTime(person.onlineSince)}</td>
            <td>{ago(person.lastSeen)}</td>
            <td>{deviceName(person)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PeopleList({ people }: { people: readonly OnlineUser[] }) {
  const { t } = useTranslation();
  const { dateTime, ago } = useInstantText();
  const deviceName = useDeviceName();
  return (
    <ul className={classes.list} aria-label={t('presence.caption')}>
      {people.map((person) => (
        <li key={person.id} className={classes.person}>
          <Name person={person} />
          <span className={classes.email}>{person.email}</span>
          <dl className={classes.facts}>
            <dt>{t('presence.since')}</dt>
            <dd>{dateTime(person.onlineSince)}</dd>
            <dt>{t('presence.lastSeen')}</dt>
            <dd>{ago(person.lastSeen)}</dd>
            <dt>{t('presence.device')}</dt>
            <dd>{deviceName(person)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** Leads to the details of the person. */
function Name({ person }: { person: OnlineUser }) {
  const { t } = useTranslation();
  const { uid } = useProfile();
  return (
    <span className={classes.name}>
      <Link className={classes.link} to={`${paths.adminUsers}?${new URLSearchParams({ user: person.id })}`}>
        {person.displayName}
      </Link>
      {person.isAdmin && (
        <Badge variant="light" tt="none">
          {t('presence.admin')}
        </Badge>
      )}
      {person.id === uid && (
        <Badge variant="light" color="gray" tt="none">
          {t('presence.you')}
        </Badge>
      )}
    </span>
  );
}
