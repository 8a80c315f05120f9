import type { EventName } from '#shared/contract/presence.ts';

/**
 * Something that has changed on the server; 'missed' where anything may have, while nobody was listening, and
 * 'opened' where listening began a moment after the page's first look.
 */
export type News = { name: Exclude<EventName, 'ready'> | 'opened'; data?: string };

export type Listen = (news: News) => void;
