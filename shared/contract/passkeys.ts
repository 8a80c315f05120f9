import * as z from 'zod/mini';
import { MAX_PASSKEY_NAME_LENGTH, MAX_PASSKEYS } from '../limits.ts';
import { SignedIn } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { Instant, line, Success } from './fields.ts';
import { Proof } from './proof.ts';

/** Bytes as base64url without padding, at most `maxLength` characters. */
const bytes = (maxLength: number) =>
  z.string().check(z.minLength(1), z.maxLength(maxLength), z.regex(/^[\w-]+$/));

/** The id that an authenticator gave to a passkey. The standard allows 1023 bytes. */
const PasskeyId = bytes(1364);
const ById = z.strictObject({ id: PasskeyId });
const PasskeyName = line(MAX_PASSKEY_NAME_LENGTH);

const Passkey = z.strictObject({
  id: PasskeyId,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
  /** Whether other devices of the user have it too. */
  isSynced: z.boolean(),
  /** Whether it was made for another address of this installation, and does not work at the present one. */
  isElsewhere: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

/** The response of an authenticator to the use of a passkey. */
const Assertion = z.strictObject({
  id: PasskeyId,
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(4000),
  /** The user's id, as bytes. */
  userHandle: bytes(200),
});
export type Assertion = z.infer<typeof Assertion>;

/** The response of an authenticator that has made a passkey. */
const Attestation = z.strictObject({
  id: PasskeyId,
  clientDataJSON: bytes(4000),
  attestationObject: bytes(16_000),
  transports: z.array(z.string().check(z.regex(/^[a-z-]{1,30}$/))).check(z.maxLength(10)),
});
export type Attestation = z.infer<typeof Attestation>;

const Descriptor = z.strictObject({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(z.string()),
});

/** The argument of the browser's `navigator.credentials.get`. */
const UseOptions = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(Descriptor),
});
export type UseOptions = z.infer<typeof UseOptions>;

/** The argument of the browser's `navigator.credentials.create`. */
const CreationOptions = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

const own = { tag: 'Account', access: 'user' } as const;
const path = '/api/v1/me/passkeys';
const open = { method: 'POST', tag: 'Accounts', access: 'public', isOpenInMaintenance: true } as const;

export const startPasskeySignIn = endpoint({
  ...open,
  path: '/api/auth/passkey/options',
  summary: 'Get what the browser needs to sign in with a passkey. It counts once, for five minutes',
  errors: ['passkeysUnavailable'],
  output: UseOptions,
});

export const signInWithPasskey = endpoint({
  ...open,
  path: '/api/auth/passkey',
  summary: 'Sign in with a passkey and set the session cookie. A passkey needs no code besides',
  errors: ['passkeyRefused', 'passkeysUnavailable', 'accountSuspended', 'tooManyRequests'],
  body: Assertion,
  output: SignedIn,
});

export const listPasskeys = endpoint({
  ...own,
  method: 'GET',
  path,
  summary: 'List the passkeys, the newest first',
  output: z.strictObject({
    /** Whether passkeys work at the address of this installation. They need a host name. */
    isAvailable: z.boolean(),
    items: z.array(Passkey),
  }),
});

export const startPasskey = endpoint({
  ...own,
  method: 'POST',
  path: `${path}/options`,
  summary: 'Get what the browser needs to make a passkey. It counts once, for five minutes',
  needsProof: true,
  errors: ['tooManyPasskeys', 'passkeysUnavailable'],
  output: CreationOptions,
});

export const addPasskey = endpoint({
  ...own,
  method: 'POST',
  path,
  summary: `Store a passkey that the browser has made, at most ${MAX_PASSKEYS}`,
  needsProof: true,
  errors: ['tooManyPasskeys', 'passkeyRefused', 'passkeysUnavailable'],
  status: 201,
  body: z.strictObject({ name: PasskeyName, passkey: Attestation }),
  output: Passkey,
});

export const renamePasskey = endpoint({
  ...own,
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Rename a passkey',
  errors: ['passkeyNotFound'],
  params: ById,
  body: z.strictObject({ name: PasskeyName }),
  output: Passkey,
});

export const removePasskey = endpoint({
  ...own,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Remove a passkey. It no longer signs in',
  needsProof: true,
  errors: ['passkeyNotFound'],
  params: ById,
  output: Success,
});

export const startPasskeyProof = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/me/proof/passkey/options',
  isOpenInMaintenance: true,
  summary: 'Get what the browser needs for a proof with a passkey. It counts once, for five minutes',
  errors: ['passkeysUnavailable'],
  output: UseOptions,
});

export const proveWithPasskey = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/me/proof/passkey',
  isOpenInMaintenance: true,
  summary: 'Use a passkey in place of the password. It counts for five minutes in this session',
  errors: ['passkeyRefused', 'passkeysUnavailable', 'tooManyRequests'],
  body: Assertion,
  output: Proof,
});
