import type { CompiledQuery, LogEvent } from 'kysely';

export type OnQuery = (query: CompiledQuery) => void;

/** Kysely's setting that reports each query; empty without a listener, so that it costs nothing. */
export function queryLog(onQuery: OnQuery | undefined): { log?: (event: LogEvent) => void } {
  return onQuery ? { log: (event) => onQuery(event.query) } : {};
}
