import { Suspense, useEffect, useState, type CSSProperties } from 'react';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { listComing } from '#shared/contract/recurring-coming.ts';
import { COMING_COUNT } from '#shared/limits.ts';
import { lazyWhenIdle } from '#web/lib/screen/lazy-when-idle.ts';
import { useComing } from './use-coming.ts';
import classes from './card-place.module.css';

const ComingUpCard = lazyWhenIdle(async () => (await import('./coming-up-card.tsx')).ComingUpCard);

/** The rows of a card, from which its height follows. */
type Rows = { waiting: number; items: number };

/**
 * The card of the dashboard, if something waits or is due soon. Its place has the height that it will need before its
 * code is there, and stays while somebody looks at it, so that nothing moves.
 */
export function ComingUpPlace() {
  const { data } = useComing();
  const [kept, keep] = useState<Rows>();
  const rows = kept ?? rowsOf(data);
  if (rows === undefined) return null;
  if (kept === undefined) keep(rows);
  const style = { '--waiting': rows.waiting, '--all-items': rows.items } as CSSProperties;
  return (
    <div className={`stack ${classes.place}`} style={style}>
      <Suspense>
        <ComingUpCard isTight />
      </Suspense>
    </div>
  );
}

function rowsOf(data: OutputOf<typeof listComing> | undefined): Rows | undefined {
  if (data === undefined || data.waitingCount + data.count === 0) return undefined;
  return {
    waiting: data.waitingCount > 0 ? 1 : 0,
    items: Math.min(data.items.length, COMING_COUNT),
  };
}

/** A slow answer does not hold up the rest of the screen. */
const MAX_WAIT_MS = 1_500;

/** Whether it is known if there is a card, or cannot be known now. */
export function useIsComingUpKnown(): boolean {
  const { isPending, failureCount, fetchStatus } = useComing();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsLate(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return !isPending || isLate || failureCount > 0 || fetchStatus === 'paused';
}
