import type { ChangeName } from '#web/lib/api/query-meta.ts';

/** An event of the stream. 'missed': anything may have changed. 'ended': the session is over; `data` is an error code. */
export type ServerEvent = { name: ChangeName | 'missed' } | { name: 'ended'; data: string };

export type Listen = (event: ServerEvent) => void;
