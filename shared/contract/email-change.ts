import * as z from 'zod/mini';
import { MAX_PASSWORD_LENGTH } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { Email, Instant, Success, LinkToken } from './fields.ts';

const PendingChange = z.strictObject({
  newEmail: z.string(),
  expiresAt: Instant,
  /** Whether each address has confirmed the change. */
  confirmed: z.strictObject({ current: z.boolean(), new: z.boolean() }),
});
export type PendingChange = z.infer<typeof PendingChange>;

export const getEmailChange = endpoint({
  method: 'GET',
  path: '/api/v1/me/email',
  summary: 'Get the e-mail address and its pending change',
  tag: 'Profile',
  access: 'user',
  output: z.strictObject({ email: z.string(), pending: z.nullable(PendingChange) }),
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/v1/me/email',
  summary: 'Change the e-mail address. If the server sends mail, both addresses must confirm it first',
  tag: 'Profile',
  access: 'user',
  errors: ['emailTaken', 'tooManyRequests'],
  body: z.strictObject({
    newEmail: Email,
    password: z
      .string()
      .check(
        z.minLength(1, { error: 'required', abort: true }),
        z.maxLength(MAX_PASSWORD_LENGTH, { error: 'passwordTooLong' }),
      ),
  }),
  output: z.strictObject({ state: z.enum(['changed', 'pending']) }),
});

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/v1/me/email',
  summary: 'Withdraw the pending change of the e-mail address',
  tag: 'Profile',
  access: 'user',
  output: Success,
});

const Link = z.strictObject({ token: LinkToken });

export const checkEmailLink = endpoint({
  method: 'POST',
  path: '/api/auth/email-change/check',
  isOpenInMaintenance: true,
  summary: 'Check a link for a change of e-mail address: which change, and whether it still works',
  tag: 'Accounts',
  access: 'public',
  body: Link,
  output: z.strictObject({
    /** `waiting`: this address has confirmed, the other one has not. */
    state: z.enum(['valid', 'waiting', 'done', 'expired', 'unknown']),
    /** The address that the link was mailed to; null if the link is unknown. */
    address: z.nullable(z.enum(['current', 'new'])),
    newEmail: z.nullable(z.string()),
  }),
});

export const confirmEmailLink = endpoint({
  method: 'POST',
  path: '/api/auth/email-change/confirm',
  summary: 'Confirm a change of e-mail address with a link. The second confirmation changes it',
  tag: 'Accounts',
  access: 'public',
  errors: ['emailLinkInvalid', 'emailLinkExpired', 'emailTaken'],
  body: Link,
  output: z.strictObject({ state: z.enum(['waiting', 'done']) }),
});

export const cancelEmailLink = endpoint({
  method: 'POST',
  path: '/api/auth/email-change/cancel',
  summary: 'Cancel a change of e-mail address with the link from either address',
  tag: 'Accounts',
  access: 'public',
  errors: ['emailLinkInvalid'],
  body: Link,
  output: Success,
});
