import type { ChangeName } from '#web/lib/api/query-meta.ts';

/** What the browser hears from the server. 'missed': anything may have changed. 'ended': the data is an error code. */
export type News = { name: ChangeName | 'missed' } | { name: 'ended'; data: string };

export type Listen = (news: News) => void;
