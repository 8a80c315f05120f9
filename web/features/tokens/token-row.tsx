import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessToken } from '#shared/contract/tokens.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import classes from './tokens.module.css';

type Props = { token: AccessToken; onRevoke: () => void };

/** A token: its name, what it may do, its days, and a button to revoke it. */
export function TokenRow({ token, onRevoke }: Props) {
  const { t } = useTranslation();
  const { name, scope } = token;
  return (
    <li className={`row wrap ${classes.token}`}>
      <div className={`shrink ${classes.words}`}>
        <p className="text-15 weight-600 break-anywhere">{name}</p>
        <p className={`dim text-14 lines-140 ${classes.fact}`}>{t(`tokens.scopes.${scope}.label`)}</p>
        <Days {...token} />
      </div>
      <Button variant="subtle" color="red" onClick={onRevoke} aria-label={t('tokens.revokeNamed', { name })}>
        {t('tokens.revoke')}
      </Button>
    </li>
  );
}

function Days({ createdAt, lastUsedAt, expiresAt }: AccessToken) {
  const { t } = useTranslation();
  const { date } = useInstantText();
  const facts = [
    t('tokens.createdOn', { day: date(createdAt) }),
    lastUsedAt === null ? t('tokens.neverUsed') : t('tokens.usedOn', { day: date(lastUsedAt) }),
    t('tokens.expiresOn', { day: date(expiresAt) }),
  ];
  return (
    <p className={`dim text-14 lines-140 ${classes.fact}`}>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' · '}
          <span className="nowrap">{fact}</span>
        </Fragment>
      ))}
    </p>
  );
}
