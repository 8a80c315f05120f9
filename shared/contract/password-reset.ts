import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Email, NewPassword, Success, LinkToken } from './fields.ts';

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/request-password-reset',
  summary: 'Mail a password link if the address has an account. The response hides whether it has one',
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
  summary: 'Check whether a password link still works',
  tag: 'Accounts',
  access: 'public',
  body: z.strictObject({ token: LinkToken }),
  output: z.strictObject({ state: z.enum(['valid', 'expired', 'used', 'unknown']) }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with a link and end every session of the account',
  tag: 'Accounts',
  access: 'public',
  errors: ['resetTokenInvalid', 'resetTokenExpired', 'resetTokenUsed'],
  body: z.strictObject({ token: LinkToken, newPassword: NewPassword }),
  output: Success,
});
