import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type CSSProperties } from 'react';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { listUpcoming } from '#shared/contract/recurring.ts';
import { lazyWhenIdle } from '#web/lib/screen/lazy-when-idle.ts';
import { comingQuery } from './coming-query.ts';
import { SHOWN } from './shown.ts';
import classes from './card-place.module.css';

const ComingUpCard = lazyWhenIdle(async () => (await import('./coming-up-card.tsx')).ComingUpCard);

/** The rows of a card, from which its height follows. */
type Rows = { waiting: number; items: number; more: number };

/**
 * The card of the dashboard, if something waits or is due soon. Its place has the height that it will need before its
 * code is there, and stays while somebody looks at it, so that nothing moves.
 */
export function ComingUpPlace() {
  const { data } = useQuery(comingQuery);
  const [kept, keep] = useState<Rows>();
  const rows = kept ?? rowsOf(data);
  if (rows === undefined) return null;
  if (kept === undefined) keep(rows);
  const style = { '--waiting': rows.waiting, '--items': rows.items, '--more': rows.more } as CSSProperties;
  return (
    <div className={classes.place} style={style}>
      <Suspense>
        <ComingUpCard />
      </Suspense>
    </div>
  );
}

function rowsOf(data: OutputOf<typeof listUpcoming> | undefined): Rows | undefined {
  if (data === undefined || data.waiting.length + data.upcoming.length === 0) return undefined;
  return {
    waiting: data.waiting.length > 0 ? 1 : 0,
    items: Math.min(data.upcoming.length, SHOWN),
    more: data.upcoming.length > SHOWN ? 1 : 0,
  };
}

/** Whether it is known if there is a card, or cannot be known now. */
export function useIsComingUpKnown(): boolean {
  const { isPending, failureCount, fetchStatus } = useQuery(comingQuery);
  return !isPending || failureCount > 0 || fetchStatus === 'paused';
}
