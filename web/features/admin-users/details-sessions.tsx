import { useTranslation } from 'react-i18next';
import type { AdminUserDetails } from '#shared/contract/admin-users.ts';
import { useDeviceName } from '#web/lib/format/device-name.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import classes from './details.module.css';

/** The devices on which somebody is signed in, without places. */
export function DetailsSessions({ user }: { user: AdminUserDetails }) {
  const { t } = useTranslation();
  const { ago, date } = useInstantText();
  const deviceName = useDeviceName();
  return (
    <section aria-labelledby="details-sessions">
      <h3 className={classes.heading} id="details-sessions">
        {t('adminUsers.details.sessions')}
      </h3>
      {user.sessions.length === 0 ? (
        <p className={classes.none}>
          {user.isSuspended ? t('adminUsers.details.suspendedSessions') : t('adminUsers.details.noSessions')}
        </p>
      ) : (
        <ul className={classes.list}>
          {user.sessions.map((session) => (
            <li key={`${session.createdAt} ${session.lastUsedAt}`}>
              <span className={classes.device}>{deviceName(session)}</span>
              <span className={classes.used}>
                {t('adminUsers.details.session', {
                  used: ago(session.lastUsedAt),
                  since: date(session.createdAt),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
