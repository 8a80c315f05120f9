import { Button, VisuallyHidden } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AdminUser } from '#shared/contract/admin-users.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchResults } from '#web/ui/search-results.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { useProfile } from '#web/lib/session/profile.ts';
import { PeopleTable, PersonCells, personRow } from '#web/ui/people-table.tsx';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { RoleBadge, UserStatus } from '#web/ui/person-badges.tsx';
import type { useUsers, AccountAction } from './api.ts';
import type { UsersChanges } from './search.ts';
import { LastSeen } from './last-seen.tsx';
import { usePlanText } from './plan-text.ts';
import { UserMenu } from './user-menu.tsx';
import classes from './user-table.module.css';

type RowActions = {
  onDetails: (id: string) => void;
  onAction: (action: AccountAction, user: AdminUser) => void;
};

type Props = RowActions & {
  users: ReturnType<typeof useUsers>;
  onChange: (changes: UsersChanges) => void;
  onClear: () => void;
};

export function UserResults({ users, onChange, onClear, ...onRow }: Props) {
  const { t } = useTranslation();
  const { data } = users;
  if (!data && users.isError) return <LoadFailed query={users} message={t('adminUsers.loadFailed')} />;
  if (!data) return <ListSkeleton rowHeight={55} picture="face" />;
  if (data.total === 0) return <NobodyFound onClear={onClear} />;
  return (
    <SearchResults query={users} outOfDate={t('adminUsers.outOfDate')}>
      <UserTable users={data.items} {...onRow} />
      <Pager
        page={data.page}
        pages={data.pages}
        onPage={(page) => onChange({ page: String(page) })}
        size={{ value: data.pageSize, onChange: (size) => onChange({ pageSize: String(size) }) }}
      />
    </SearchResults>
  );
}

function NobodyFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconSearchOff size={24} stroke={1.75} />}
      title={t('adminUsers.none.title')}
      text={t('adminUsers.none.text')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('adminUsers.none.clear')}
        </Button>
      }
    />
  );
}

const COLUMNS = ['name', 'email', 'role', 'status', 'lastSeen', 'joined', 'actions'] as const;

type TableProps = RowActions & { users: readonly AdminUser[] };

function UserTable({ users, ...onRow }: TableProps) {
  const { t } = useTranslation();
  const { uid } = useProfile();
  const columns = COLUMNS.map((name) => {
    const title = t(`adminUsers.columns.${name}`);
    return { name, title: name === 'actions' ? <VisuallyHidden>{title}</VisuallyHidden> : title };
  });
  return (
    <PeopleTable label={t('app.titles.adminUsers')} columns={columns}>
      {users.map((user) => (
        <UserRow key={user.id} user={user} isSelf={user.id === uid} {...onRow} />
      ))}
    </PeopleTable>
  );
}

type RowProps = RowActions & { user: AdminUser; isSelf: boolean };

/** An open request for Premium, or else a plan other than the free one. */
function PlanNote({ user }: { user: AdminUser }) {
  const { t } = useTranslation();
  const planText = usePlanText();
  const isAsking = user.premiumRequestedAt !== null;
  if (user.plan === 'free' && !isAsking) return null;
  return (
    <span className={`block dim text-13 ${classes.plan}`} data-plan={isAsking ? 'requested' : user.plan}>
      {isAsking ? t('adminUsers.plan.asks') : planText(user)}
    </span>
  );
}

/** A row of the list; a click anywhere in it opens the details. */
function UserRow({ user, isSelf, onDetails, onAction }: RowProps) {
  const { date, dateTime } = useInstantText();
  return (
    <tr role="row" className={`${personRow} ${classes.row}`} data-user={user.id}>
      <PersonCells
        person={user}
        isSelf={isSelf}
        renderOpen={(props) => (
          <button type="button" aria-haspopup="dialog" onClick={() => onDetails(user.id)} {...props} />
        )}
      />
      <td role="cell" className={classes.role}>
        <RoleBadge user={user} />
        <PlanNote user={user} />
      </td>
      <td role="cell" className={classes.status}>
        <UserStatus user={user} />
      </td>
      <td role="cell" className={classes.seen}>
        <LastSeen at={user.lastSeen} />
      </td>
      <td role="cell" className={classes.joined}>
        <time dateTime={user.createdAt} title={dateTime(user.createdAt)}>
          {date(user.createdAt)}
        </time>
      </td>
      <td role="cell" className={classes.menu}>
        <UserMenu
          user={user}
          isSelf={isSelf}
          onDetails={() => onDetails(user.id)}
          onAction={(action) => onAction(action, user)}
        />
      </td>
    </tr>
  );
}
