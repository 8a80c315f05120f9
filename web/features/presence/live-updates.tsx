import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyNews } from './apply-news.ts';
import { followEvents } from './follow-events.ts';

/** Sends heartbeats, and refetches what has changed on the server. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const news = applyNews(queryClient);
    const stopFollowing = followEvents(news.tell);
    return () => {
      stopFollowing();
      news.stop();
    };
  }, [queryClient]);
  return null;
}
