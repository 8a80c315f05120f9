import { createHmac } from 'node:crypto';
import { countAttempt, toRefusal, type OpenRateLimiter } from '#server/database/rate-limiters.ts';
import { tooManyRequests } from '#server/errors/app-error.ts';
import { toNetwork } from '#server/http/network-address.ts';

const WINDOW_SECONDS = 15 * 60;

/** The number of attempts that are allowed within 15 minutes. */
export type AttemptLimitsOptions = {
  failuresPerAccount: number;
  failuresPerAddress: number;
  signUpsPerAddress: number;
};

/** Sign-ups allowed per address within 15 minutes. */
export const SIGN_UPS_PER_ADDRESS = 60;

export type AttemptLimits = ReturnType<typeof createAttemptLimits>;

/**
 * Slows down guessing, across all instances. Failures count per account and network address together, since a
 * stranger must not lock the owner out, and per network address over all accounts. Each failure past the allowed
 * ones doubles the wait. Counting is atomic: guesses that are sent at once do not slip past.
 */
export function createAttemptLimits(
  { openRateLimiter, secret }: { openRateLimiter: OpenRateLimiter; secret: string },
  options: () => AttemptLimitsOptions,
) {
  const open = (name: string, points = 1) => openRateLimiter({ name, points, windowSeconds: WINDOW_SECONDS });
  // These only count attempts; the allowed numbers come from `options` and may change at any time.
  const perAccount = open('account');
  const perAddress = open('address');
  // The request that takes the only point may guess once; all others wait until the point is free again.
  const turns = open('turn');
  const signUps = open('sign-up', options().signUpsPerAddress);
  const toKey = createLimitKey(secret);
  const accountKey = (email: string, address: string) => toKey(toNetwork(address), email);
  const addressKey = (address: string) => toKey(toNetwork(address));

  async function countPerAddress(key: string): Promise<void> {
    const attempts = await perAddress.penalty(key);
    if (attempts.consumedPoints <= options().failuresPerAddress) return;
    await perAddress.reward(key);
    throw tooManyRequests(attempts.msBeforeNext);
  }

  return {
    /**
     * Counts a sign-in as a failure, which `forgiveAttempt` can undo. Throws `tooManyRequests`, without counting, while
     * this account or address has to wait.
     */
    async countAttempt(email: string, address: string): Promise<void> {
      const key = accountKey(email, address);
      const turn = await turns.get(key);
      if (turn) throw tooManyRequests(turn.msBeforeNext);
      await countPerAddress(addressKey(address));
      const { consumedPoints } = await perAccount.penalty(key);
      const excess = consumedPoints - options().failuresPerAccount;
      if (excess < 0) return;
      try {
        await turns.consume(key, 1, { customDuration: Math.min(2 ** excess, WINDOW_SECONDS) });
      } catch (refusal) {
        await perAccount.reward(key);
        await perAddress.reward(addressKey(address));
        throw toRefusal(refusal);
      }
    },

    /** Undoes the count of an attempt that was not a wrong guess, and all failures of the account. */
    async forgiveAttempt(email: string, address: string): Promise<void> {
      const key = accountKey(email, address);
      await perAccount.delete(key);
      await turns.delete(key);
      await perAddress.reward(addressKey(address));
    },

    /** Counts a wrong guess of an address. Throws `tooManyRequests`, without counting, past its limit. */
    countAddress: (address: string) => countPerAddress(addressKey(address)),

    /** Undoes the count of an attempt that was not a wrong guess. */
    async forgiveAddress(address: string): Promise<void> {
      await perAddress.reward(addressKey(address));
    },

    /** Counts a sign-up. Throws `tooManyRequests` past the limit of its address. */
    countSignUp: (address: string) => countAttempt(signUps, addressKey(address)),
  };
}

/** Returns a function that makes the key of a rate limit by HMAC, so that a stored key does not reveal an address. */
export function createLimitKey(secret: string): (...parts: string[]) => string {
  return (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}
