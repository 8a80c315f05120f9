import { Badge, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Invite } from '#shared/contract/invites.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import classes from './invites.module.css';

type Props = { invite: Invite; onRevoke: () => void };

const COLORS = { open: undefined, used: 'gray', expired: 'gray' } as const;

export function InviteRow({ invite, onRevoke }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useInstantText();
  const { note, state, expiresAt, usedAt } = invite;
  const name = note === '' ? t('invites.noNote') : note;
  const color = COLORS[state];
  return (
    <li className={classes.invite}>
      <div className={classes.words}>
        <p className={classes.name} data-empty={note === '' || undefined}>
          {name}
          <Badge
            className={classes.badge ?? ''}
            variant="light"
            tt="none"
            {...(color === undefined ? {} : { color })}
          >
            {t(`invites.state.${state}`)}
          </Badge>
        </p>
        <p className={classes.fact}>
          {state === 'open' && t('invites.openUntil', { time: dateTime(expiresAt) })}
          {state === 'used' && t('invites.usedAt', { time: dateTime(usedAt ?? expiresAt) })}
          {state === 'expired' && t('invites.expiredAt', { time: dateTime(expiresAt) })}
        </p>
      </div>
      {state === 'open' && (
        <Button
          variant="subtle"
          color="red"
          onClick={onRevoke}
          aria-label={t('invites.revokeNamed', { note: name })}
        >
          {t('invites.revoke')}
        </Button>
      )}
    </li>
  );
}
