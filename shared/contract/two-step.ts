import * as z from 'zod/mini';
import { RECOVERY_CODES } from '../limits.ts';
import { SignedIn } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { Instant, Success } from './fields.ts';

/** The code of an authenticator app, or a recovery code. Spaces, hyphens and case do not matter. */
export const SignInCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** The state of the second step of a user's sign-ins. */
export const TwoStep = z.strictObject({
  /** The time at which it was turned on; null while it is off. */
  since: z.nullable(Instant),
  /** The number of recovery codes that are not used yet. */
  recoveryCodesLeft: z.number(),
  /** Whether the user is an administrator who must turn it on before anything else in the administration. */
  isRequired: z.boolean(),
});
export type TwoStep = z.infer<typeof TwoStep>;

/** New recovery codes, which no other response contains. */
const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });

const common = { tag: 'Account', access: 'user' } as const;
const path = '/api/v1/me/two-step';

export const getTwoStep = endpoint({
  ...common,
  method: 'GET',
  path,
  summary: 'Get whether signing in needs a code besides the password',
  output: TwoStep,
});

export const startTwoStep = endpoint({
  ...common,
  method: 'POST',
  path: `${path}/start`,
  summary:
    'Make the secret of an authenticator app. It replaces one that was not confirmed, and counts only once a code confirms it',
  needsProof: true,
  errors: ['twoStepOn'],
  output: z.strictObject({
    /** Base32, to be typed. */
    secret: z.string(),
    /** The same as an address `otpauth://`, to be shown as a QR code. */
    uri: z.string(),
  }),
});

export const confirmTwoStep = endpoint({
  ...common,
  method: 'POST',
  path,
  summary: `Turn on the code at sign-in, by a code of the authenticator app. Returns ${RECOVERY_CODES} recovery codes`,
  needsProof: true,
  errors: ['twoStepOn', 'twoStepNotStarted', 'tooManyRequests'],
  body: z.strictObject({ code: SignInCode }),
  output: RecoveryCodes,
});

export const stopTwoStep = endpoint({
  ...common,
  method: 'DELETE',
  path,
  summary: 'Turn off the code at sign-in, and delete the secret and the recovery codes',
  needsProof: true,
  output: Success,
});

export const renewRecoveryCodes = endpoint({
  ...common,
  method: 'POST',
  path: `${path}/recovery-codes`,
  summary: `Replace the recovery codes by ${RECOVERY_CODES} new ones`,
  needsProof: true,
  errors: ['twoStepOff'],
  output: RecoveryCodes,
});

export const giveCode = endpoint({
  method: 'POST',
  tag: 'Accounts',
  access: 'public',
  path: '/api/auth/sign-in/code',
  isOpenInMaintenance: true,
  summary:
    'Finish a sign-in that needs a code, within five minutes after the password. Sets the session cookie. Five wrong codes end the sign-in',
  errors: ['signInExpired', 'accountSuspended', 'tooManyRequests'],
  body: z.strictObject({ code: SignInCode }),
  output: SignedIn,
});
