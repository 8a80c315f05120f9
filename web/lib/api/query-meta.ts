import type { EventName } from '#shared/contract/presence.ts';

/** A change on the server. 'opened': the event stream opens a moment after the page's first queries. */
export type ChangeName = Exclude<EventName, 'ready' | 'missed' | 'ended'> | 'opened';

type QueryMeta = {
  /** The data is the same for everybody and stays in the cache when a session ends. */
  isForEverybody?: true;
  /** The changes after which the query is fetched again. */
  refetchOn?: readonly ChangeName[];
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
  }
}
