import { Button, VisuallyHidden } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchResults } from '#web/ui/search-results.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Pager } from '#web/ui/pager.tsx';
import type { useUsers } from './api.ts';
import type { UsersChanges } from './search.ts';
import { type RowActions, UserRow } from './user-row.tsx';
import type { AdminUser } from '#shared/contract/admin-users.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { PeopleTable } from '#web/ui/people-table.tsx';

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
