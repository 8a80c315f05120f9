import * as z from 'zod/mini';
import { CodeNeeded, SignedIn, TermsAccepted } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { Currency, DisplayName, Language, NewPassword, TimeZone, LinkToken } from './fields.ts';

/** The account takes all its values from the confirmation, because a stranger may have signed up with the address. */
const Confirmation = z.strictObject({
  token: LinkToken,
  password: NewPassword,
  name: z.optional(DisplayName),
  termsAccepted: TermsAccepted,
  language: z.optional(Language),
  currency: z.optional(Currency),
  timeZone: z.optional(TimeZone),
});
export type Confirmation = z.infer<typeof Confirmation>;

const common = { tag: 'Accounts', access: 'public' } as const;

export const checkEmailVerification = endpoint({
  ...common,
  method: 'POST',
  path: '/api/auth/verify-email/check',
  isOpenInMaintenance: true,
  summary: 'Check whether a confirmation link still works, and for which address',
  body: z.strictObject({ token: LinkToken }),
  output: z.strictObject({
    state: z.enum(['valid', 'used', 'expired', 'unknown']),
    /** The address that a valid link confirms. It may be shown, since only readers of its mail have the link. */
    email: z.nullable(z.string()),
  }),
});

export const verifyEmail = endpoint({
  ...common,
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Confirm an address with a mailed link, choose the password, and sign in',
  errors: [
    'termsNotAccepted',
    'verificationInvalid',
    'verificationExpired',
    'verificationUsed',
    'accountSuspended',
  ],
  body: Confirmation,
  output: z.union([SignedIn, CodeNeeded]),
});
