import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { GivenPassword, Instant } from './fields.ts';

const Proof = z.strictObject({
  /** Null if the password was not given recently. */
  provedUntil: z.nullable(Instant),
});

const common = { tag: 'Account', access: 'user' } as const;

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
  summary: 'Give the password again. It counts for five minutes in this session',
  errors: ['tooManyRequests'],
  isOpenInMaintenance: true,
  body: z.strictObject({ password: GivenPassword }),
  output: Proof,
});
