import type { EventName } from '#shared/contract/presence.ts';

/** Something that has changed on the server; 'missed' where anything may have, while nobody was listening. */
export type News = { name: Exclude<EventName, 'ready'> | 'missed'; data?: string };

export type Listen = (news: News) => void;
