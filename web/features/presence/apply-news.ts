import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/lib/api/call.ts';
import { isCheaplyRefetched } from '#web/lib/api/history-cost.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import type { News } from './news.ts';

type Name = Exclude<News['name'], 'ended'>;

const STALE: Record<Exclude<Name, 'missed'>, readonly (readonly string[])[]> = {
  records: [queryKeys.summaries, queryKeys.histories, queryKeys.anyTransaction],
  profile: [queryKeys.profile],
  instance: [queryKeys.instance],
  presence: [queryKeys.adminOnlineUsers, queryKeys.adminUsers, queryKeys.adminMetrics],
  notifications: [queryKeys.adminNotifications, queryKeys.profile],
  // What people do elsewhere happens all the time; what one does on another device, hardly in that moment.
  opened: [
    queryKeys.adminOnlineUsers,
    queryKeys.adminUsers,
    queryKeys.adminMetrics,
    queryKeys.adminNotifications,
  ],
};

/**
 * Fetches again what the screen shows of whatever has changed: once no write of this tab is under way, whose
 * answer would not know of it, and once somebody can see the tab. Returns how to tell and how to stop.
 */
export function applyNews(client: QueryClient) {
  const waiting = new Set<Name>();
  let ended: string | undefined;

  function flush(): void {
    if (client.isMutating() > 0) return;
    if (ended !== undefined) meetTheEnd(client, ended);
    ended = undefined;
    if (document.hidden) return;
    const keys = new Set(
      [...waiting].flatMap((name) => (name === 'missed' ? Object.values(STALE).flat() : STALE[name])),
    );
    waiting.clear();
    for (const queryKey of keys) {
      void client.invalidateQueries({
        queryKey,
        ...(queryKey === queryKeys.histories ? { predicate: isCheaplyRefetched } : {}),
      });
    }
  }

  function tell({ name, data }: News): void {
    if (name === 'ended') ended = data ?? '';
    else waiting.add(name);
    flush();
  }

  const unsubscribe = client.getMutationCache().subscribe(flush);
  document.addEventListener('visibilitychange', flush);
  return {
    tell,
    stop(): void {
      unsubscribe();
      document.removeEventListener('visibilitychange', flush);
    },
  };
}

/** Goes the way of a request that is refused because of it, which leads to /login. */
function meetTheEnd(client: QueryClient, reason: string): void {
  if (reason !== 'accountSuspended') {
    void client.invalidateQueries({ queryKey: queryKeys.profile });
    return;
  }
  const refusal = new ApiError(reason, 403);
  const queryFn = () => Promise.reject(refusal);
  void client.fetchQuery({ queryKey: ['ended'], queryFn, retry: false, gcTime: 0 }).catch(() => undefined);
}
