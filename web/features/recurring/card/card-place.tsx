import { Suspense, useEffect, useState, type CSSProperties } from 'react';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { listComing } from '#shared/contract/recurring-coming.ts';
import { COMING_COUNT } from '#shared/limits.ts';
import { lazyWhenIdle } from '#web/lib/screen/lazy-when-idle.ts';
import { useComing } from './use-coming.ts';
import classes from './card-place.module.css';

const ComingUpCard = lazyWhenIdle(async () => (await import('./coming-up-card.tsx')).ComingUpCard);

/** The number of rows in the card, which determine its height. */
type Rows = { waiting: number; items: number };

/**
 * The dashboard's card of payments that wait or are due soon, if there are any. The place has the card's height before
 * its code has loaded, and keeps this height while the screen is open, so that nothing moves.
 */
export function ComingUpPlace() {
  const { data } = useComing();
  const [firstRows, setFirstRows] = useState<Rows>();
  const rows = firstRows ?? countRows(data);
  if (rows === undefined) return null;
  if (firstRows === undefined) setFirstRows(rows);
  const style = { '--waiting': rows.waiting, '--all-items': rows.items } as CSSProperties;
  return (
    <div className={`stack ${classes.place}`} style={style}>
      <Suspense>
        <ComingUpCard isTight />
      </Suspense>
    </div>
  );
}

function countRows(data: OutputOf<typeof listComing> | undefined): Rows | undefined {
  if (data === undefined || data.waitingCount + data.count === 0) return undefined;
  return {
    waiting: data.waitingCount > 0 ? 1 : 0,
    items: Math.min(data.items.length, COMING_COUNT),
  };
}

/** After this time the dashboard shows without waiting for a slow response. */
const MAX_WAIT_MS = 1_500;

/** Whether the dashboard can show: the payments of the card are known, late, or cannot be fetched. */
export function useIsComingUpSettled(): boolean {
  const { isPending, failureCount, fetchStatus } = useComing();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsLate(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return !isPending || isLate || failureCount > 0 || fetchStatus === 'paused';
}
