import { Suspense } from 'react';
import { lazyWhenIdle } from '#web/lib/screen/lazy-when-idle.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { keepCardHeight, readCardHeight } from './card-height.ts';
import classes from './card-place.module.css';

const ComingUpCard = lazyWhenIdle(async () => (await import('./coming-up-card.tsx')).ComingUpCard);

/**
 * The card of the dashboard. It shows if this browser knows that the person has recurring transactions, with the height
 * that it had before, so that nothing moves when it arrives.
 */
export function ComingUpPlace() {
  const { uid } = useProfile();
  const height = readCardHeight(uid);
  if (height === undefined) return null;
  return (
    <div className={classes.place} style={{ minHeight: height }}>
      <Suspense>
        <ComingUpCard onHeight={(drawn) => keepCardHeight(uid, true, drawn)} />
      </Suspense>
    </div>
  );
}
