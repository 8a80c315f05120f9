import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#shared/contract/account.ts';
import { sessionsQuery } from '#web/lib/api/sessions.ts';
import { Card } from '#web/ui/card.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import classes from './account.module.css';
import { SessionRow } from './session-row.tsx';
import { useEndSessions } from './use-sessions.ts';

/** The person's sessions; all but this one can be ended. */
export function SessionsSection() {
  const { t } = useTranslation();
  const query = useQuery(sessionsQuery);
  const { data, isError } = query;
  return (
    <Card title={t('account.sessions.title')}>
      {data && <Sessions sessions={data.items} />}
      {!data && isError && <LoadFailed query={query} />}
      {!data && !isError && <BlockSkeleton heights={[44, 44]} />}
    </Card>
  );
}

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation();
  const { end, isPending } = useEndSessions();
  const list = useRef<HTMLUListElement>(null);

  // The clicked button disappears with its row and would take the focus with it.
  const endAndStay = (ended: Parameters<typeof end>[0]) => {
    end(ended);
    list.current?.focus();
  };

  return (
    <>
      <ul className={`stack lined ${classes.sessions}`} ref={list} tabIndex={-1}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => endAndStay(session)} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div className={`flex wrap at-end gap-10 ${classes.actions}`}>
          <Button variant="default" onClick={() => endAndStay('others')} disabled={isPending}>
            {t('account.sessions.endOthers')}
          </Button>
        </div>
      ) : (
        <p className={`dim text-15 lines-145 ${classes.text}`}>{t('account.sessions.alone')}</p>
      )}
    </>
  );
}
