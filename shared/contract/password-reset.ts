import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Email, LinkToken, NewPassword, Success } from './fields.ts';

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/request-password-reset',
  summary: 'Have a link for a new password mailed, if the address has an account; the answer does not tell',
  tag: 'Accounts',
  access: 'public',
  failure: 'resetMailFailed',
  errors: ['mailUnavailable', 'tooManyRequests'],
  body: z.strictObject({ email: Email }),
  output: Success,
});

export const checkPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password/check',
  isOpenInMaintenance: true,
  summary: 'Whether a link for a new password can be used',
  tag: 'Accounts',
  access: 'public',
  body: z.strictObject({ token: LinkToken }),
  output: z.strictObject({ state: z.enum(['valid', 'expired', 'used', 'unknown']) }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with a link; ends every session of the account',
  tag: 'Accounts',
  access: 'public',
  errors: ['resetTokenInvalid', 'resetTokenExpired', 'resetTokenUsed'],
  body: z.strictObject({ token: LinkToken, newPassword: NewPassword }),
  output: Success,
});
