import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant, TransactionId, Success } from './fields.ts';
import { pageOf, pageQuery } from './pages.ts';

/** A notice to all administrators (spec section 3); one that has been read is read for all. */
export const AdminNotification = z.strictObject({
  id: z.string(),
  type: z.literal('newUserRegistered'),
  userId: z.string(),
  email: z.string(),
  /** The Spanish sentence of the specification; screens say it in the reader's language. */
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
  summary: 'Notices of new sign-ups, the latest first; all of them, or those not read yet',
  query: z.strictObject({ ...pageQuery, state: z.optional(z.enum(['all', 'unread'])) }),
  output: z.strictObject({ ...pageOf(AdminNotification).shape, unread: z.number() }),
});

export const readNotification = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/admin/notifications/:id/read',
  summary: 'Mark a notice as read',
  failure: 'notificationUpdateFailed',
  errors: ['notificationNotFound'],
  params: z.strictObject({ id: TransactionId }),
  output: Success,
});

export const readAllNotifications = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/admin/notifications/read-all',
  summary: 'Mark every notice as read',
  failure: 'notificationUpdateFailed',
  output: Success,
});
