import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#web/lib/api/call.ts';
import { isReachable } from '#web/lib/browser/reload-if-reachable.ts';

const ASK_AGAIN_MS = 5_000;

/** Whether the browser has no network, or the last call did not reach the server. */
export function useIsOffline(): boolean {
  const client = useQueryClient();
  const [isOffline, setIsOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const goOffline = () => setIsOffline(true);
    addEventListener('offline', goOffline);
    const stops = [client.getQueryCache(), client.getMutationCache()].map((cache) =>
      cache.subscribe((event) => {
        if (event.type !== 'updated') return;
        if (event.action.type === 'success') setIsOffline(!navigator.onLine);
        if (event.action.type === 'error') setIsOffline(isOfflineError(event.action.error));
      }),
    );
    return () => {
      removeEventListener('offline', goOffline);
      for (const stop of stops) stop();
    };
  }, [client]);
  useReconnect(isOffline, () => {
    setIsOffline(false);
    void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  });
  return isOffline;
}

/** Asks the server again while it cannot be reached, and at once when the browser has a network. */
function useReconnect(isOffline: boolean, onReconnect: () => void): void {
  const ask = useEffectEvent(async () => {
    if (navigator.onLine && (await isReachable())) onReconnect();
  });
  useEffect(() => {
    if (!isOffline) return undefined;
    const askNow = () => void ask();
    const timer = setInterval(askNow, ASK_AGAIN_MS);
    addEventListener('online', askNow);
    return () => {
      clearInterval(timer);
      removeEventListener('online', askNow);
    };
  }, [isOffline]);
}

function isOfflineError(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'offline';
}
