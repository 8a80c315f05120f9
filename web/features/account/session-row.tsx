import { Badge, Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#shared/contract/account.ts';
import { useDeviceName } from '#web/lib/format/device-name.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import classes from './account.module.css';

type Props = { session: Session; onEnd: () => void };

const PHONE_SYSTEMS: ReadonlySet<string | null> = new Set(['iOS', 'Android', 'Windows Phone']);

export function SessionRow({ session, onEnd }: Props) {
  const { t } = useTranslation();
  const { dateTime, ago } = useInstantText();
  const device = useDeviceName()(session);
  const Icon = PHONE_SYSTEMS.has(session.system) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={`row gap-14 ${classes.session}`}>
      <span className={`in-middle rigid hover-color dim ${classes.device}`} aria-hidden>
        <Icon size={22} stroke={1.75} />
      </span>
      <div className={`grow shrink ${classes.words}`}>
        <p className={`row wrap text-15 weight-600 ${classes.name}`}>
          {device}
          {session.isCurrent && (
            <Badge className={classes.badge ?? ''} variant="light" tt="none">
              {t('account.sessions.current')}
            </Badge>
          )}
        </p>
        <p
          className={`dim text-14 lines-140 break-anywhere ${classes.fact}`}
          title={dateTime(session.isCurrent ? session.createdAt : session.lastUsedAt)}
        >
          {session.isCurrent
            ? t('account.sessions.since', { time: ago(session.createdAt) })
            : t('account.sessions.lastUsed', { time: ago(session.lastUsedAt) })}
          {session.address !== null && ` · ${session.address}`}
        </p>
      </div>
      {!session.isCurrent && <EndButton session={session} device={device} onEnd={onEnd} />}
    </li>
  );
}

function EndButton({ session, device, onEnd }: Props & { device: string }) {
  const { t } = useTranslation();
  const { dateTime } = useInstantText();
  return (
    <Button
      variant="subtle"
      color="red"
      onClick={onEnd}
      aria-label={t('account.sessions.endNamed', { device, time: dateTime(session.createdAt) })}
    >
      {t('account.sessions.end')}
    </Button>
  );
}
