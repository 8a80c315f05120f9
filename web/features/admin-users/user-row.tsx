import { useTranslation } from 'react-i18next';
import type { AdminUser } from '#shared/contract/admin-users.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { PersonCells, personRow } from '#web/ui/people-table.tsx';
import { RoleBadge, UserStatus } from '#web/ui/person-badges.tsx';
import type { AccountAction } from './api.ts';
import { LastSeen } from './last-seen.tsx';
import { usePlanText } from './plan-text.ts';
import { UserMenu } from './user-menu.tsx';
import classes from './user-table.module.css';

export type RowActions = {
  onDetails: (id: string) => void;
  onAction: (action: AccountAction, user: AdminUser) => void;
};

type Props = RowActions & { user: AdminUser; isSelf: boolean };

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
export function UserRow({ user, isSelf, onDetails, onAction }: Props) {
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
