import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant, Success } from './fields.ts';
import { pageOf, pageQuery } from './pages.ts';

/**
 * What an event stream says, as the name of the event. None carries anything but its name, save `ended`,
 * whose data is the code of the reason: whoever hears it asks for what has changed.
 */
export const EVENT_NAMES = [
  /** The stream is open. */
  'ready',
  /** Transactions of this user have changed, here or on another device. */
  'records',
  /** The profile of this user has changed: name, preferences, role, terms. */
  'profile',
  /** What everybody may know of the installation has changed: the banner, the registration. */
  'instance',
  /** Who is online has changed; told to administrators. */
  'presence',
  /** There is a new notification, or one was read; told to administrators. */
  'notifications',
  /** Anything may have changed: for a while the server could not hear of it. */
  'missed',
  /** The session is over: the data is 'accountSuspended' or 'notAuthenticated'. The stream closes. */
  'ended',
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

const common = { tag: 'Presence', access: 'user' } as const;

export const streamEvents = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/events',
  summary: 'Server-sent events for who is asking; open, it makes them count as online',
  errors: ['tooManyStreams'],
  output: z.string(),
  answerTypes: ['text/event-stream'],
});

export const sendHeartbeat = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/me/heartbeat',
  isOpenInMaintenance: true,
  summary: 'Say that somebody is still there; two minutes without a sign end being online',
  failure: 'heartbeatFailed',
  output: Success,
});

/** Somebody who is online; several tabs and devices count once. */
export const OnlineUser = z.strictObject({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  isAdmin: z.boolean(),
  onlineSince: Instant,
  lastSeen: Instant,
  /** As the user agent calls itself: 'Firefox' on 'Windows'; null where it does not tell. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
});
export type OnlineUser = z.infer<typeof OnlineUser>;

export const listOnlineUsers = endpoint({
  method: 'GET',
  path: '/api/v1/admin/online-users',
  summary: 'Who is online, the latest seen first',
  tag: 'Administration',
  access: 'admin',
  failure: 'usersFetchFailed',
  query: z.strictObject(pageQuery),
  output: pageOf(OnlineUser),
});
