import { useTranslation } from 'react-i18next';
import type { AdminUserDetails } from '#shared/contract/admin-users.ts';
import { useDeviceName } from '#web/lib/format/device-name.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { DetailsSection } from './details-section.tsx';
import classes from './details.module.css';

/** The devices on which somebody is signed in, without their locations. */
export function DetailsSessions({ user: { sessions, isSuspended } }: { user: AdminUserDetails }) {
  const { t } = useTranslation();
  const none = isSuspended ? 'suspendedSessions' : 'noSessions';
  return (
    <DetailsSection id="details-sessions" title={t('adminUsers.details.sessions')}>
      {sessions.length === 0 ? (
        <p className={classes.none}>{t(`adminUsers.details.${none}`)}</p>
      ) : (
        <SessionList sessions={sessions} />
      )}
    </DetailsSection>
  );
}

function SessionList({ sessions }: Pick<AdminUserDetails, 'sessions'>) {
  const { t } = useTranslation();
  const { ago, date } = useInstantText();
  const deviceName = useDeviceName();
  return (
    <ul className={classes.list}>
      {sessions.map(({ createdAt, lastUsedAt, ...device }) => (
        <li key={`${createdAt} ${lastUsedAt}`}>
          <span className="block weight-500">{deviceName(device)}</span>
          <span className="dim text-14">
            {t('adminUsers.details.session', { used: ago(lastUsedAt), since: date(createdAt) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
