import { useTranslation } from 'react-i18next';
import type { AdminUser } from '#shared/contract/admin-users.ts';
import { useInstantText } from '#web/lib/instant-text.ts';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';
import type { AccountAction } from './api.ts';
import { RoleBadge, UserStatus } from './user-badges.tsx';
import { UserMenu } from './user-menu.tsx';
import classes from './user-table.module.css';

type Props = {
  user: AdminUser;
  isSelf: boolean;
  onDetails: (id: string) => void;
  onAction: (action: AccountAction, user: AdminUser) => void;
};

/** A user of the list; the name opens the details, wherever in the row it is pressed. */
export function UserRow({ user, isSelf, onDetails, onAction }: Props) {
  const { t } = useTranslation();
  const { ago, date, dateTime } = useInstantText();
  const { lastSeen } = user;
  return (
    <tr role="row" className={classes.row} data-user={user.id}>
      <td role="cell" className={classes.name}>
        <span className={classes.person}>
          <PersonAvatar name={user.displayName} photoURL={null} size={32} isLight />
          <button
            type="button"
            className={classes.open}
            aria-haspopup="dialog"
            onClick={() => onDetails(user.id)}
          >
            {user.displayName}
          </button>
          {isSelf && <span className={classes.you}>({t('adminUsers.you')})</span>}
        </span>
      </td>
      <td role="cell" className={classes.email}>
        {user.email}
      </td>
      <td role="cell" className={classes.role}>
        <RoleBadge user={user} />
      </td>
      <td role="cell" className={classes.status}>
        <UserStatus user={user} />
      </td>
      <td role="cell" className={classes.seen}>
        {lastSeen === null ? (
          t('admin.never')
        ) : (
          <time dateTime={lastSeen} title={dateTime(lastSeen)}>
            {ago(lastSeen)}
          </time>
        )}
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
