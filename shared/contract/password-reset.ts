import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Email, NewPassword, Success, LinkToken } from './fields.ts';

const common = { method: 'POST', tag: 'Accounts', access: 'public' } as const;

export const requestPasswordReset = endpoint({
  ...common,
  path: '/api/auth/request-password-reset',
  summary: 'Mail a password link if the address has an account. The response hides whether it has one',
  failure: 'resetMailFailed',
  errors: ['mailUnavailable', 'tooManyRequests'],
  body: z.strictObject({ email: Email }),
  output: Success,
});

export const checkPasswordReset = endpoint({
  ...common,
  path: '/api/auth/reset-password/check',
  isOpenInMaintenance: true,
  summary: 'Check whether a password link still works',
  body: z.strictObject({ token: LinkToken }),
  output: z.strictObject({ state: z.enum(['valid', 'expired', 'used', 'unknown']) }),
});

export const resetPassword = endpoint({
  ...common,
  path: '/api/auth/reset-password',
  summary: 'Set a new password with a link and end every session of the account',
  errors: ['resetTokenInvalid', 'resetTokenExpired', 'resetTokenUsed'],
  body: z.strictObject({ token: LinkToken, newPassword: NewPassword }),
  output: Success,
});
