import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant, line, Success, LinkToken } from './fields.ts';
import { ById } from './record-fields.ts';

const MAX_NOTE_LENGTH = 100;
export const INVITE_DAYS = 7;

/** A link that lets one person sign up although sign-up is not open to everybody. */
export const Invite = z.strictObject({
  id: z.string(),
  /** The administrator's note about the invited person; may be empty. */
  note: z.string(),
  state: z.enum(['open', 'used', 'expired']),
  createdAt: Instant,
  expiresAt: Instant,
  usedAt: z.nullable(Instant),
});
export type Invite = z.infer<typeof Invite>;

const common = { tag: 'Administration', access: 'admin' } as const;

export const makeInvite = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/admin/invites',
  summary: `Make an invitation link. It works once, within ${INVITE_DAYS} days, and is shown only once`,
  failure: 'inviteFailed',
  status: 201,
  body: z.strictObject({
    note: z.optional(z.union([z.literal(''), line(MAX_NOTE_LENGTH)])),
  }),
  output: z.strictObject({ invite: Invite, link: z.string() }),
});

export const listInvites = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/admin/invites',
  summary: 'List the invitations of the last 30 days, newest first',
  output: z.strictObject({ items: z.array(Invite) }),
});

export const revokeInvite = endpoint({
  ...common,
  method: 'DELETE',
  path: '/api/v1/admin/invites/:id',
  summary: 'Revoke an invitation. Its link stops working',
  failure: 'inviteFailed',
  errors: ['inviteNotFound'],
  params: ById,
  output: Success,
});

export const checkInvite = endpoint({
  method: 'POST',
  path: '/api/auth/invite/check',
  isOpenInMaintenance: true,
  summary: 'Check whether an invitation link still works',
  tag: 'Accounts',
  access: 'public',
  body: z.strictObject({ token: LinkToken }),
  output: z.strictObject({ state: z.enum(['valid', 'used', 'expired', 'unknown']) }),
});
