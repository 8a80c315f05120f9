import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LinkToken, Success } from './fields.ts';

const common = { tag: 'Accounts', access: 'public' } as const;

export const checkEmailVerification = endpoint({
  ...common,
  method: 'POST',
  path: '/api/auth/verify-email/check',
  isOpenInMaintenance: true,
  summary: 'Whether a link that shows an address to be somebody’s still works',
  body: z.strictObject({ token: LinkToken }),
  output: z.strictObject({ state: z.enum(['valid', 'used', 'expired', 'unknown']) }),
});

export const verifyEmail = endpoint({
  ...common,
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Show with a mailed link that an address belongs to who signed up with it',
  errors: ['verificationInvalid', 'verificationExpired', 'verificationUsed'],
  body: z.strictObject({ token: LinkToken }),
  output: Success,
});
