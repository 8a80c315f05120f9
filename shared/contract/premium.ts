import * as z from 'zod/mini';
import { MAX_PREMIUM_MESSAGE_LENGTH } from '../limits.ts';
import { PREMIUM_MODES } from '../premium.ts';
import { lines } from './details.ts';
import { endpoint } from './endpoint.ts';
import { Instant } from './fields.ts';
import { Profile } from './profile.ts';

const PremiumRequest = z.strictObject({
  requestedAt: Instant,
  /** The time of an administrator's answer; null while the request is open. */
  answeredAt: z.nullable(Instant),
  outcome: z.nullable(z.enum(['granted', 'declined'])),
});

/** The latest request of a user as the export shows it. */
export const StoredPremiumRequest = z.strictObject({ ...PremiumRequest.shape, message: z.string() });
export type StoredPremiumRequest = z.infer<typeof StoredPremiumRequest>;

/** The installation's mode of Premium, and the stored plan of the caller. */
export const Premium = z.strictObject({
  mode: z.enum(PREMIUM_MODES),
  hasPremium: Profile.shape.hasPremium,
  plan: Profile.shape.plan,
  until: Profile.shape.premiumUntil,
  source: Profile.shape.premiumSource,
  /** The latest request; null if there is none, or it was cancelled. */
  request: z.nullable(PremiumRequest),
});
export type Premium = z.infer<typeof Premium>;

const common = { tag: 'Premium', output: Premium } as const;

export const getPremium = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/premium',
  summary: 'Get who has Premium on this installation, and the plan and the request of the signed-in user',
  access: 'user',
});

export const requestPremium = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/premium/request',
  summary: 'Ask the administrators for Premium, if the installation gives it on request',
  access: 'accepted',
  failure: 'premiumRequestFailed',
  errors: ['premiumNotRequestable', 'premiumRequested', 'premiumAlready'],
  status: 201,
  body: z.strictObject({ message: z.optional(lines(MAX_PREMIUM_MESSAGE_LENGTH)) }),
});

export const cancelPremiumRequest = endpoint({
  ...common,
  method: 'DELETE',
  path: '/api/v1/premium/request',
  summary: 'Cancel the open request for Premium',
  access: 'user',
  failure: 'premiumRequestFailed',
  errors: ['premiumRequestNotFound'],
});
