import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailedCard } from '#web/ui/load-failed.tsx';
import { useComing } from './use-coming.ts';
import { ComingUpCard } from './coming-up-card.tsx';

/** The card of coming payments, with a skeleton and an error, for a screen that always shows it. */
export function ComingUp() {
  const query = useComing();
  if (query.data !== undefined) return <ComingUpCard />;
  return query.isError ? <LoadFailedCard query={query} /> : <BlockSkeleton heights={[120]} />;
}
