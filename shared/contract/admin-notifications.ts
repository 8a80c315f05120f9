import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant, Success } from './fields.ts';
import { ById } from './record-fields.ts';
import { pageOf, pageQuery } from './pages.ts';

/** A notification to all administrators (spec section 3). When one of them reads it, it is read for all. */
export const AdminNotification = z.strictObject({
  id: z.string(),
  type: z.enum(['newUserRegistered', 'premiumRequested']),
  userId: z.string(),
  email: z.string(),
  /** A sentence in Spanish, as the specification has it. Screens show a text in the reader's language instead. */
  message: z.string(),
  timestamp: Instant,
  read: z.boolean(),
});
export type AdminNotification = z.infer<typeof AdminNotification>;

const common = { tag: 'Administration', access: 'admin' } as const;

export const listNotifications = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/admin/notifications',
  summary:
    'List the notifications of new sign-ups and requests, newest first: all of them, or the unread ones',
  query: z.strictObject({ ...pageQuery, state: z.optional(z.enum(['all', 'unread'])) }),
  output: z.strictObject({ ...pageOf(AdminNotification).shape, unread: z.number() }),
});

export const readNotification = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/admin/notifications/:id/read',
  summary: 'Mark a notification as read',
  failure: 'notificationUpdateFailed',
  errors: ['notificationNotFound'],
  params: ById,
  output: Success,
});

export const readAllNotifications = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/admin/notifications/read-all',
  summary: 'Mark every notification as read',
  failure: 'notificationUpdateFailed',
  output: Success,
});
