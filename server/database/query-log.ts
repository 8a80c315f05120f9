import type { CompiledQuery, LogEvent } from 'kysely';

export type OnQuery = (query: CompiledQuery) => void;

/** Returns the setting of Kysely that reports each query, or none without a listener. */
export function queryLog(onQuery: OnQuery | undefined): { log?: (event: LogEvent) => void } {
  return onQuery ? { log: (event) => onQuery(event.query) } : {};
}
