import type { Query, QueryClient } from '@tanstack/react-query';
import { isCheapToRefetch } from '#web/lib/api/refetch-cost.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { endSession } from '#web/lib/session/session-end.ts';
import type { ServerEvent } from './server-event.ts';

type Name = Exclude<ServerEvent['name'], 'ended'>;

/**
 * Refetches the queries that name an event in `refetchOn`. Waits until no write of this tab is running, because an
 * earlier response would not contain the write, and until the tab is visible.
 */
export function applyEvents(client: QueryClient) {
  const waitingNames = new Set<Name>();
  let endReason: string | undefined;

  function flush(): void {
    if (client.isMutating() > 0) return;
    if (endReason !== undefined) leave(client, endReason);
    endReason = undefined;
    if (document.hidden || waitingNames.size === 0) return;
    const names = new Set(waitingNames);
    waitingNames.clear();
    void refetch(client, (query) => isChangedBy(query, names) && isCheapToRefetch(query));
  }

  function receive(event: ServerEvent): void {
    if (event.name === 'ended') endReason = event.data;
    else waitingNames.add(event.name);
    flush();
  }

  const unsubscribe = client.getMutationCache().subscribe(flush);
  document.addEventListener('visibilitychange', flush);
  return {
    receive,
    stop(): void {
      unsubscribe();
      document.removeEventListener('visibilitychange', flush);
    },
  };
}

function isChangedBy({ meta }: Query, names: ReadonlySet<Name>): boolean {
  const changes = meta?.refetchOn ?? [];
  return names.has('missed') ? changes.length > 0 : changes.some((change) => names.has(change));
}

async function refetch(client: QueryClient, predicate: (query: Query) => boolean): Promise<void> {
  const isAwaiting = (query: Query) => query.state.status === 'pending' && predicate(query);
  const awaiting = client.getQueryCache().findAll({ fetchStatus: 'fetching', predicate: isAwaiting });
  await client.invalidateQueries({ predicate });
  // Invalidating a query does not repeat its first fetch, whose response may be older than the event.
  const loaded = awaiting.filter(({ state }) => state.status === 'success');
  await Promise.all(loaded.map(({ queryKey }) => client.invalidateQueries({ queryKey, exact: true })));
}

function leave(client: QueryClient, reason: string): void {
  if (reason === 'accountSuspended') endSession('accountSuspended');
  // Another tab may have signed in again. Fetching the profile shows whether it has.
  else void client.invalidateQueries({ queryKey: queryKeys.profile });
}
