import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant, Success } from './fields.ts';
import { pageOf, pageQuery } from './pages.ts';

/**
 * The names of the events in an event stream. After an event the browser fetches the changed data again. Only `ended`
 * carries data, the code of its reason.
 */
export const EVENT_NAMES = [
  /** The stream is open. */
  'ready',
  /** This user's transactions, categories or plans have changed, here or on another device. */
  'records',
  /** This user's categories have changed, here or on another device. */
  'categories',
  /** This user's profile has changed, such as the name, the preferences or the role. */
  'profile',
  /** The public description of the installation has changed, such as the banner. */
  'instance',
  /** Someone came online or went offline. Sent to administrators. */
  'presence',
  /** A notification is new or was read. Sent to administrators. */
  'notifications',
  /** A conversation of this user with the administrators has changed. Administrators get it for every user. */
  'support',
  /** Anything may have changed: the server missed events for a while. */
  'missed',
  /** The session has ended and the stream closes. The data is 'accountSuspended' or 'notAuthenticated'. */
  'ended',
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

const common = { tag: 'Presence', access: 'user' } as const;

export const streamEvents = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/events',
  summary: 'Open a stream of server-sent events. While it is open, the user counts as online',
  errors: ['tooManyStreams'],
  output: z.string(),
  responseTypes: ['text/event-stream'],
});

export const sendHeartbeat = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/me/heartbeat',
  isOpenInMaintenance: true,
  summary: 'Send a heartbeat. After two minutes without one the user counts as offline',
  failure: 'heartbeatFailed',
  output: Success,
});

/** A user who is online. Several tabs and devices count once. */
export const OnlineUser = z.strictObject({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  isAdmin: z.boolean(),
  onlineSince: Instant,
  lastSeen: Instant,
  /** The browser and the system, such as 'Firefox' on 'Windows'; null if the user agent does not name them. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
});
export type OnlineUser = z.infer<typeof OnlineUser>;

export const listOnlineUsers = endpoint({
  method: 'GET',
  path: '/api/v1/admin/online-users',
  summary: 'List the users who are online, last seen first',
  tag: 'Administration',
  access: 'admin',
  failure: 'usersFetchFailed',
  query: z.strictObject(pageQuery),
  output: pageOf(OnlineUser),
});
