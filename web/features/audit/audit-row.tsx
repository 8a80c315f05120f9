import {
  IconArchive,
  IconFileDownload,
  IconKey,
  IconMail,
  IconMessage,
  IconSettings,
  IconShield,
  IconSparkles,
  IconTicket,
  IconUserCheck,
  IconUserMinus,
  IconUserOff,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditAction, AuditEntry } from '#shared/contract/audit.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { AuditChanges } from './audit-changes.tsx';
import { AuditSentence, type PersonRole } from './audit-sentence.tsx';
import classes from './audit.module.css';

const ICONS: Record<AuditAction, Icon> = {
  userPromoted: IconShield,
  userDemoted: IconShield,
  userSuspended: IconUserOff,
  userReactivated: IconUserCheck,
  planChanged: IconSparkles,
  premiumDeclined: IconSparkles,
  resetLinkMade: IconKey,
  usersExported: IconFileDownload,
  accountDeleted: IconUserMinus,
  emailConfirmed: IconMail,
  emailChanged: IconMail,
  passwordChanged: IconKey,
  passwordReset: IconKey,
  tokenMade: IconKey,
  tokenRevoked: IconKey,
  twoStepTurnedOn: IconKey,
  twoStepTurnedOff: IconKey,
  recoveryCodesRenewed: IconKey,
  recoveryCodeUsed: IconKey,
  twoStepRemoved: IconKey,
  passkeyAdded: IconKey,
  passkeyRemoved: IconKey,
  settingsChanged: IconSettings,
  inviteMade: IconTicket,
  inviteRevoked: IconTicket,
  mailTested: IconMail,
  backupMade: IconArchive,
  backupDownloaded: IconArchive,
  backupDeleted: IconArchive,
  backupRestored: IconArchive,
  supportStarted: IconMessage,
  supportAnswered: IconMessage,
  supportAssigned: IconMessage,
  supportStateChanged: IconMessage,
};

type Props = { entry: AuditEntry; onPerson: (role: PersonRole, id: string) => void };

/** One entry; a click on a name filters the list by that person. */
export function AuditRow({ entry, onPerson }: Props) {
  const { ago, dateTime } = useInstantText();
  const RowIcon = ICONS[entry.action];
  const renderName = useRenderName(entry, onPerson);
  return (
    <li className={`flex align-start gap-14 line-above ${classes.row}`}>
      <span className={`in-middle rigid hover-color dim ${classes.icon}`} aria-hidden>
        <RowIcon size={20} stroke={1.75} />
      </span>
      <div className={`grow shrink text-15 lines-145 ${classes.words}`}>
        <AuditSentence entry={entry} renderName={renderName} />
        <AuditChanges entry={entry} />
      </div>
      <time className={`stack rigid text-14 ${classes.time}`} dateTime={entry.at}>
        <span>{ago(entry.at)}</span>
        <span className={`dim text-13 numbers ${classes.absolute}`}>{dateTime(entry.at)}</span>
      </time>
    </li>
  );
}

function useRenderName(entry: AuditEntry, onPerson: Props['onPerson']) {
  const { t } = useTranslation();
  return (role: PersonRole, name: string): ReactNode => {
    const id = role === 'actor' ? (entry.actorId ?? entry.actor) : entry.targetId;
    if (id === null) return <b>{name}</b>;
    const help =
      role === 'actor' ? `${t('audit.filters.actor')}: ${name}` : t('audit.filters.target', { name });
    return (
      <button
        type="button"
        className={`relative weight-650 text-start break-anywhere ${classes.name}`}
        title={help}
        onClick={() => onPerson(role, id)}
      >
        <bdi>{name}</bdi>
      </button>
    );
  };
}
