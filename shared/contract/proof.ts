import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { GivenPassword, Instant } from './fields.ts';
import { SignInCode } from './two-step.ts';

export const Proof = z.strictObject({
  /** Null if the password was not given recently. */
  provedUntil: z.nullable(Instant),
  /** Whether the proof needs a code besides the password. */
  needsCode: z.boolean(),
});

const common = { tag: 'Account', access: 'user' } as const;

export type Proof = z.infer<typeof Proof>;

export const getProof = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/me/proof',
  summary: 'Get the time until which the password counts as given in this session',
  output: Proof,
});

export const giveProof = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/me/proof',
  summary:
    'Give the password again, and a code if the sign-in needs one. It counts for five minutes in this session',
  errors: ['tooManyRequests'],
  isOpenInMaintenance: true,
  body: z.strictObject({ password: GivenPassword, code: z.optional(SignInCode) }),
  output: Proof,
});
