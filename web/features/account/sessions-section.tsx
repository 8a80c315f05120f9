import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import classes from './account.module.css';
import { SessionRow } from './session-row.tsx';
import { useEndSessions, useSessions } from './use-sessions.ts';

/** The person's sessions, to end each but this one. */
export function SessionsSection() {
  const { t } = useTranslation();
  const query = useSessions();
  const { data, isError } = query;
  const { end, isPending } = useEndSessions();
  const list = useRef<HTMLUListElement>(null);
  const hasOthers = data !== undefined && data.items.length > 1;

  // The clicked button disappears with its row and would take the focus with it.
  const endAndStay = (ended: Parameters<typeof end>[0]) => {
    end(ended);
    list.current?.focus();
  };

  return (
    <Card title={t('account.sessions.title')}>
      {data && (
        <ul className={classes.sessions} ref={list} tabIndex={-1}>
          {data.items.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => endAndStay(session)} />
          ))}
        </ul>
      )}
      {hasOthers && (
        <div className={classes.actions}>
          <Button variant="default" onClick={() => endAndStay('others')} disabled={isPending}>
            {t('account.sessions.endOthers')}
          </Button>
        </div>
      )}
      {data && !hasOthers && <p className={classes.text}>{t('account.sessions.alone')}</p>}
      {!data && isError && <LoadFailed query={query} />}
      {!data && !isError && <BlockSkeleton heights={[44, 44]} />}
    </Card>
  );
}
