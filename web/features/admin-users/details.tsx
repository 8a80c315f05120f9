import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUserDetails } from '#shared/contract/admin-users.ts';
import type { AuditEntry } from '#shared/contract/audit.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { EmailText } from '#web/ui/email-text.tsx';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';
import { RoleBadge, UserStatus } from '#web/ui/person-badges.tsx';
import { useDeviceName } from '#web/lib/format/device-name.ts';
import { actionName, isDangerous, useAccountActions, type Person } from './account-actions.ts';
import type { AccountAction } from './api.ts';
import { DetailsFacts } from './details-facts.tsx';
import classes from './details.module.css';
import { ACTION_ICONS } from './user-menu.tsx';

type Props = {
  user: AdminUserDetails;
  onAction: (action: AccountAction, person: Person) => void;
  renderAuditEntry: (entry: AuditEntry) => ReactNode;
};

export function Details({ user, onAction, renderAuditEntry }: Props) {
  return (
    <div className="stack gap-20">
      <PersonHead user={user} />
      <Actions user={user} onAction={onAction} />
      <PremiumRequest user={user} />
      <DetailsFacts user={user} />
      <DetailsSessions user={user} />
      <AuditTrail user={user} renderAuditEntry={renderAuditEntry} />
    </div>
  );
}

function PersonHead({ user }: Pick<Props, 'user'>) {
  return (
    <div className={`row wrap ${classes.person}`}>
      <PersonAvatar name={user.displayName} photoURL={null} size={52} isLight />
      <div className={classes.words}>
        <p className={`weight-650 break-anywhere ${classes.name}`}>
          <bdi>{user.displayName}</bdi>
        </p>
        <p className="dim text-15 break-anywhere">
          <EmailText email={user.email} />
        </p>
      </div>
      <div className="row gap-12 text-15">
        <RoleBadge user={user} />
        <UserStatus user={user} />
      </div>
    </div>
  );
}

function Actions({ user, onAction }: Pick<Props, 'user' | 'onAction'>) {
  const { t } = useTranslation();
  const isSelf = useProfile().uid === user.id;
  const actions = useAccountActions(user, isSelf);
  const hasLinks = useQuery(instanceQuery).data?.adminResetLinks;
  return (
    <>
      <div
        className={`grid gap-10 ${classes.actions}`}
        role="group"
        aria-label={t('adminUsers.details.actions')}
      >
        {isSelf && <p className={classes.own}>{t('adminUsers.menu.own')}</p>}
        {actions.map((action) => (
          <ActionButton key={action} action={action} user={user} onClick={() => onAction(action, user)} />
        ))}
      </div>
      {!isSelf && hasLinks === false && <p className={classes.none}>{t('adminUsers.details.noLinks')}</p>}
    </>
  );
}

/** The open request for Premium, with the person's own words. */
function PremiumRequest({ user: { premiumRequestedAt, premiumMessage } }: Pick<Props, 'user'>) {
  const { t } = useTranslation();
  const { dateTime } = useInstantText();
  if (premiumRequestedAt === null) return null;
  return (
    <DetailsSection id="details-premium" title={t('adminUsers.plan.request')}>
      <p className="dim text-14">
        {t('adminUsers.plan.requestedAt', { date: dateTime(premiumRequestedAt) })}
      </p>
      {premiumMessage !== '' && (
        <blockquote className={`hover-color rounded break-anywhere ${classes.message}`} dir="auto">
          {premiumMessage}
        </blockquote>
      )}
    </DetailsSection>
  );
}

type ButtonProps = Pick<Props, 'user'> & { action: AccountAction; onClick: () => void };

function ActionButton({ action, user, onClick }: ButtonProps) {
  const { t } = useTranslation();
  const ActionIcon = ACTION_ICONS[action];
  return (
    <Button
      variant={action === 'reactivate' ? 'filled' : 'default'}
      className={isDangerous(action) ? 'danger' : ''}
      leftSection={<ActionIcon size={18} stroke={1.75} aria-hidden />}
      onClick={onClick}
    >
      {t(`adminUsers.menu.${actionName(action, user)}`)}
    </Button>
  );
}

function AuditTrail({ user, renderAuditEntry }: Pick<Props, 'user' | 'renderAuditEntry'>) {
  const { t } = useTranslation();
  return (
    <DetailsSection id="details-audit" title={t('adminUsers.details.audit')}>
      {user.audit.length === 0 && <p className={classes.none}>{t('adminUsers.details.noAudit')}</p>}
      {user.audit.length > 0 && (
        <ul className={classes.list}>
          {user.audit.map((entry) => (
            <li key={entry.id}>{renderAuditEntry(entry)}</li>
          ))}
        </ul>
      )}
      <Link
        className={`touchable accent text-15 weight-600 ${classes.whole}`}
        to={`${paths.adminAudit}?target=${user.id}`}
      >
        {t('adminUsers.details.wholeAudit')}
      </Link>
    </DetailsSection>
  );
}

/** The devices on which somebody is signed in, without their locations. */
function DetailsSessions({ user: { sessions, isSuspended } }: { user: AdminUserDetails }) {
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

type SectionProps = { id: string; title: string; children: ReactNode };

function DetailsSection({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h3 className={`text-15 weight-650 ${classes.heading}`} id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}
