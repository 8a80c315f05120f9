import { RateLimiterRes } from 'rate-limiter-flexible';
import type { OpenRateLimiter } from '#server/database/rate-limiters.ts';
import { tooManyRequests } from '#server/errors/app-error.ts';
import { networkOf } from '#server/http/client-address.ts';
import { createLimitKey } from './limit-key.ts';

const WINDOW_SECONDS = 15 * 60;

/** How many attempts are free before the limits act. */
export type AttemptLimitsOptions = {
  failuresPerAccount: number;
  failuresPerAddress: number;
  signUpsPerAddress: number;
};

/** How many sign-ups one address may make within 15 minutes. */
export const SIGN_UPS_PER_ADDRESS = 60;

export type AttemptLimits = ReturnType<typeof createAttemptLimits>;

/**
 * Slows guessing down, over all instances together. Failures count per account and address together, so that a
 * stranger cannot lock the owner out, and per address over all accounts. Each failure past the free ones
 * doubles the wait. Every count is one step, so that guesses sent all at once do not pass each other.
 */
export function createAttemptLimits(
  { openRateLimiter, secret }: { openRateLimiter: OpenRateLimiter; secret: string },
  options: () => AttemptLimitsOptions,
) {
  const open = (name: string, points = 1) => openRateLimiter({ name, points, windowSeconds: WINDOW_SECONDS });
  // These only count; how many are allowed is asked each time.
  const perAccount = open('account');
  const perAddress = open('address');
  // Who takes the one point may guess once more, and nobody else until it is given back.
  const turns = open('turn');
  const signUps = open('sign-up', options().signUpsPerAddress);
  const keyOf = createLimitKey(secret);
  const accountKey = (email: string, address: string) => keyOf(networkOf(address), email);
  const addressKey = (address: string) => keyOf(networkOf(address));

  return {
    /**
     * Counts a sign-in as a failure until `forgiveAttempt` takes it back. Throws `tooManyRequests` while
     * this account or address has to wait, without counting it.
     */
    async countAttempt(email: string, address: string): Promise<void> {
      const { failuresPerAccount, failuresPerAddress } = options();
      const key = accountKey(email, address);
      const taken = await turns.get(key);
      if (taken) throw tooManyRequests(taken.msBeforeNext);
      const all = await perAddress.penalty(addressKey(address));
      if (all.consumedPoints > failuresPerAddress) {
        await perAddress.reward(addressKey(address));
        throw tooManyRequests(all.msBeforeNext);
      }
      const { consumedPoints } = await perAccount.penalty(key);
      const excess = consumedPoints - failuresPerAccount;
      if (excess < 0) return;
      try {
        await turns.consume(key, 1, { customDuration: Math.min(2 ** excess, WINDOW_SECONDS) });
      } catch (refusal) {
        await perAccount.reward(key);
        await perAddress.reward(addressKey(address));
        throw toRefusal(refusal);
      }
    },

    /** The attempt was no wrong guess after all: the account's failures are forgotten with it. */
    async forgiveAttempt(email: string, address: string): Promise<void> {
      const key = accountKey(email, address);
      await perAccount.delete(key);
      await turns.delete(key);
      await perAddress.reward(addressKey(address));
    },

    /** Counts a sign-up. Throws `tooManyRequests` past the limit of its address. */
    async countSignUp(address: string): Promise<void> {
      await signUps.consume(addressKey(address)).catch((refusal: unknown) => {
        throw toRefusal(refusal);
      });
    },
  };
}

/** What a limiter throws is a refusal, or the failure of its database. */
export function toRefusal(refusal: unknown): unknown {
  return refusal instanceof RateLimiterRes ? tooManyRequests(refusal.msBeforeNext) : refusal;
}
