import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  Currency,
  DisplayName,
  Email,
  GivenPassword,
  Language,
  NewPassword,
  Success,
  TimeZone,
  LinkToken,
} from './fields.ts';

export const TermsAccepted = z.literal(true, { error: 'termsNotAccepted' });

const SignUp = z.strictObject({
  email: Email,
  /** Required, unless addresses must be confirmed: then the confirmation asks for the password. */
  password: z.optional(NewPassword),
  name: z.optional(DisplayName),
  termsAccepted: TermsAccepted,
  /** The code that the server prints at its start while it has no administrator. */
  setupCode: z.optional(z.string().check(z.maxLength(100))),
  /** The token of an invitation link, required if only invited people may sign up. */
  invite: z.optional(LinkToken),
  language: z.optional(Language),
  currency: z.optional(Currency),
  timeZone: z.optional(TimeZone),
});
export type SignUp = z.infer<typeof SignUp>;

const SignIn = z.strictObject({
  email: Email,
  password: GivenPassword,
});
export type SignIn = z.infer<typeof SignIn>;

export const SignedIn = z.strictObject({ uid: z.string(), email: z.string(), displayName: z.string() });
export type SignedIn = z.infer<typeof SignedIn>;

/** The password was right, and `giveCode` finishes the sign-in. Nobody is signed in yet. */
export const CodeNeeded = z.strictObject({ needsCode: z.literal(true) });
export type CodeNeeded = z.infer<typeof CodeNeeded>;

/** If addresses must be confirmed, nobody is signed in yet, and the response hides whether the account existed. */
const SignedUp = z.union([
  SignedIn,
  z.strictObject({ email: z.string(), verificationSent: z.literal(true) }),
]);

const common = { method: 'POST', tag: 'Accounts', access: 'public' } as const;

export const signUp = endpoint({
  ...common,
  path: '/api/auth/sign-up/email',
  summary: 'Create an account and sign in, or mail a link if addresses must be confirmed',
  errors: [
    'termsNotAccepted',
    'emailTaken',
    'setupCodeWrong',
    'registrationClosed',
    'inviteRequired',
    'inviteInvalid',
    'tooManyRequests',
  ],
  body: SignUp,
  output: SignedUp,
});

export const signIn = endpoint({
  ...common,
  path: '/api/auth/sign-in/email',
  isOpenInMaintenance: true,
  summary: 'Sign in and set the session cookie, or return `needsCode` if the account needs a code too',
  errors: ['invalidCredentials', 'accountSuspended', 'tooManyRequests'],
  body: SignIn,
  output: z.union([SignedIn, CodeNeeded]),
});

export const signOut = endpoint({
  ...common,
  path: '/api/auth/sign-out',
  isOpenInMaintenance: true,
  summary: 'End this session and clear its cookie',
  output: Success,
});
