import { useTranslation } from 'react-i18next';
import type { AdminUser } from '#shared/contract/admin-users.ts';
import classes from './person-badges.module.css';

/** A person's role. Its texts exist on the administration's screens only. */
export function RoleBadge({ user: { isAdmin } }: { user: Pick<AdminUser, 'isAdmin'> }) {
  const { t } = useTranslation();
  const role = isAdmin ? 'admin' : 'user';
  return (
    <span className={`frame text text-13 weight-600 lines-145 ${classes.role}`} data-role={role}>
      {t(`adminUsers.roles.${role}`)}
    </span>
  );
}

type StatusProps = { user: Pick<AdminUser, 'isSuspended' | 'isOnline'> };

/** Says with a word and a colour whether somebody is suspended, online or offline. */
export function UserStatus({ user: { isSuspended, isOnline } }: StatusProps) {
  const { t } = useTranslation();
  const status = isSuspended ? 'suspended' : isOnline ? 'online' : 'offline';
  return (
    <span className={`align-centre gap-8 dim weight-500 nowrap ${classes.status}`} data-status={status}>
      {isSuspended
        ? t('adminUsers.states.suspended')
        : t(`adminUsers.presence.${isOnline ? 'online' : 'offline'}`)}
    </span>
  );
}
