import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AdminUser } from '#shared/contract/admin-users.ts';
import { useProfile } from '#web/lib/profile.ts';
import type { AccountAction } from './api.ts';
import { UserRow } from './user-row.tsx';
import classes from './user-table.module.css';

const COLUMNS = ['name', 'email', 'role', 'status', 'lastSeen', 'joined'] as const;

type Props = {
  users: readonly AdminUser[];
  onDetails: (id: string) => void;
  onAction: (action: AccountAction, user: AdminUser) => void;
};

/** A page of users; where there is little room each is a card, which the roles keep a row of a table. */
export function UserTable({ users, onDetails, onAction }: Props) {
  const { t } = useTranslation();
  const { uid } = useProfile();
  return (
    <table role="table" className={classes.table} aria-label={t('app.titles.adminUsers')}>
      <thead role="rowgroup" className={classes.head}>
        <tr role="row">
          {COLUMNS.map((column) => (
            <th role="columnheader" key={column} scope="col" className={classes[column]}>
              {t(`adminUsers.columns.${column}`)}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <VisuallyHidden>{t('adminUsers.columns.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isSelf={user.id === uid}
            onDetails={onDetails}
            onAction={onAction}
          />
        ))}
      </tbody>
    </table>
  );
}
