import { Badge, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Invite } from '#shared/contract/invites.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import classes from './invites.module.css';

type Props = { invite: Invite; onRevoke: () => void };

/** An invitation: whom it is for, its state, and a button to revoke it while it is open. */
export function InviteRow({ invite, onRevoke }: Props) {
  const { t } = useTranslation();
  const { note, state } = invite;
  const name = note === '' ? t('invites.noNote') : note;
  return (
    <li className={`row wrap ${classes.invite}`}>
      <div className={classes.words}>
        <p
          className={`row wrap text-15 weight-600 break-anywhere ${classes.name}`}
          data-empty={note === '' || undefined}
        >
          {name}
          <StateBadge state={state} />
        </p>
        <StateTime {...invite} />
      </div>
      {state === 'open' && <RevokeButton name={name} onClick={onRevoke} />}
    </li>
  );
}

function StateBadge({ state }: Pick<Invite, 'state'>) {
  const { t } = useTranslation();
  const color = state === 'open' ? {} : { color: 'gray' };
  return (
    <Badge className={classes.badge ?? ''} variant="light" tt="none" {...color}>
      {t(`invites.state.${state}`)}
    </Badge>
  );
}

function StateTime({ state, expiresAt, usedAt }: Pick<Invite, 'state' | 'expiresAt' | 'usedAt'>) {
  const { t } = useTranslation();
  const { dateTime } = useInstantText();
  return (
    <p className={`dim text-14 lines-140 ${classes.fact}`}>
      {state === 'open' && t('invites.openUntil', { time: dateTime(expiresAt) })}
      {state === 'used' && t('invites.usedAt', { time: dateTime(usedAt ?? expiresAt) })}
      {state === 'expired' && t('invites.expiredAt', { time: dateTime(expiresAt) })}
    </p>
  );
}

function RevokeButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useTranslation();
  const label = t('invites.revokeNamed', { note: name });
  return (
    <Button variant="subtle" color="red" onClick={onClick} aria-label={label}>
      {t('invites.revoke')}
    </Button>
  );
}
