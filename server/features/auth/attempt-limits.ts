import pLimit from 'p-limit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '#server/http/app-error.ts';
import { networkOf } from '#server/http/client-address.ts';

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
 * Slows guessing down. Failures count per account and address together, so that a stranger cannot lock
 * the owner out, and per address over all accounts. Each failure past the free ones doubles the wait.
 */
export function createAttemptLimits(options: () => AttemptLimitsOptions) {
  // These only count; how many are allowed is asked each time.
  const perAccount = new RateLimiterMemory({ points: 1, duration: WINDOW_SECONDS });
  const perAddress = new RateLimiterMemory({ points: 1, duration: WINDOW_SECONDS });
  const blocked = new RateLimiterMemory({ points: 0, duration: WINDOW_SECONDS });
  const signUps = new RateLimiterMemory({ points: options().signUpsPerAddress, duration: WINDOW_SECONDS });
  // Asking and counting are one step, so that guesses sent all at once do not pass each other.
  const inTurn = pLimit(1);
  const accountKey = (email: string, address: string) => `${networkOf(address)} ${email}`;

  return {
    /**
     * Counts a sign-in as a failure until `forgiveAttempt` takes it back. Throws `tooManyRequests` while
     * this account or address has to wait.
     */
    countAttempt: (email: string, address: string): Promise<void> =>
      inTurn(async () => {
        const { failuresPerAccount, failuresPerAddress } = options();
        const key = accountKey(email, address);
        const account = await blocked.get(key);
        if (account) throw tooManyRequests(account.msBeforeNext);
        const all = await perAddress.get(networkOf(address));
        if (all && all.consumedPoints >= failuresPerAddress) throw tooManyRequests(all.msBeforeNext);
        await perAddress.penalty(networkOf(address));
        const { consumedPoints } = await perAccount.penalty(key);
        const excess = consumedPoints - failuresPerAccount;
        if (excess >= 0) await blocked.block(key, Math.min(2 ** excess, WINDOW_SECONDS));
      }),

    /** The attempt was no wrong guess after all: the account's failures are forgotten with it. */
    async forgiveAttempt(email: string, address: string): Promise<void> {
      await perAccount.delete(accountKey(email, address));
      await blocked.delete(accountKey(email, address));
      await perAddress.reward(networkOf(address));
    },

    /** Counts a sign-up. Throws `tooManyRequests` past the limit of its address. */
    async countSignUp(address: string): Promise<void> {
      try {
        await signUps.consume(networkOf(address));
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooManyRequests(refusal.msBeforeNext);
        throw refusal;
      }
    },
  };
}
