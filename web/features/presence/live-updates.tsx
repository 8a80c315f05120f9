import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyEvents } from './apply-events.ts';
import { followEvents } from './follow-events.ts';

/** Sends heartbeats, and refetches what has changed on the server. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const applied = applyEvents(queryClient);
    const stopFollowing = followEvents(applied.receive);
    return () => {
      stopFollowing();
      applied.stop();
    };
  }, [queryClient]);
  return null;
}
