import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Email, GivenPassword, Instant, LinkToken, Success } from './fields.ts';

const PendingChange = z.strictObject({
  newEmail: z.string(),
  expiresAt: Instant,
  /** Whether each address has confirmed the change. */
  confirmed: z.strictObject({ current: z.boolean(), new: z.boolean() }),
});
export type PendingChange = z.infer<typeof PendingChange>;

const ownEmail = { path: '/api/v1/me/email', tag: 'Profile', access: 'user' } as const;

export const getEmailChange = endpoint({
  ...ownEmail,
  method: 'GET',
  summary: 'Get the e-mail address and its pending change',
  output: z.strictObject({ email: z.string(), pending: z.nullable(PendingChange) }),
});

export const changeEmail = endpoint({
  ...ownEmail,
  method: 'POST',
  summary: 'Change the e-mail address. If the server sends mail, both addresses must confirm it first',
  errors: ['emailTaken', 'proofRequired', 'tooManyRequests'],
  body: z.strictObject({
    newEmail: Email,
    password: GivenPassword,
  }),
  output: z.strictObject({ state: z.enum(['changed', 'pending']) }),
});

export const cancelEmailChange = endpoint({
  ...ownEmail,
  method: 'DELETE',
  summary: 'Withdraw the pending change of the e-mail address',
  output: Success,
});

const linkEndpoint = {
  method: 'POST',
  tag: 'Accounts',
  access: 'public',
  body: z.strictObject({ token: LinkToken }),
} as const;

export const checkEmailLink = endpoint({
  ...linkEndpoint,
  path: '/api/auth/email-change/check',
  isOpenInMaintenance: true,
  summary: 'Check a link for a change of e-mail address: which change, and whether it still works',
  output: z.strictObject({
    /** `waiting`: this address has confirmed, the other one has not. */
    state: z.enum(['valid', 'waiting', 'done', 'expired', 'unknown']),
    /** The address that the link was mailed to; null if the link is unknown. */
    address: z.nullable(z.enum(['current', 'new'])),
    newEmail: z.nullable(z.string()),
  }),
});

export const confirmEmailLink = endpoint({
  ...linkEndpoint,
  path: '/api/auth/email-change/confirm',
  summary: 'Confirm a change of e-mail address with a link. The second confirmation changes it',
  errors: ['emailLinkInvalid', 'emailLinkExpired', 'emailTaken'],
  output: z.strictObject({ state: z.enum(['waiting', 'done']) }),
});

export const cancelEmailLink = endpoint({
  ...linkEndpoint,
  path: '/api/auth/email-change/cancel',
  summary: 'Cancel a change of e-mail address with the link from either address',
  errors: ['emailLinkInvalid'],
  output: Success,
});
