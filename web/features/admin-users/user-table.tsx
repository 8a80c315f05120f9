import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AdminUser } from '#shared/contract/admin-users.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { PeopleTable } from '#web/ui/people-table.tsx';
import { UserRow, type RowActions } from './user-row.tsx';

const COLUMNS = ['name', 'email', 'role', 'status', 'lastSeen', 'joined', 'actions'] as const;

type Props = RowActions & { users: readonly AdminUser[] };

/** A page of users. */
export function UserTable({ users, ...onRow }: Props) {
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
