import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#server/http/app-error.ts';

const WINDOW_SECONDS = 15 * 60;

/** How many attempts are free before the limits act. */
export type AttemptLimitsOptions = {
  failuresPerAccount: number;
  failuresPerAddress: number;
  signUpsPerAddress: number;
};

export const DEFAULT_ATTEMPT_LIMITS: AttemptLimitsOptions = {
  failuresPerAccount: 5,
  failuresPerAddress: 50,
  signUpsPerAddress: 60,
};

export type AttemptLimits = ReturnType<typeof createAttemptLimits>;

/**
 * Slows guessing down. Failures count per account and address together, so that a stranger cannot lock
 * the owner out, and per address over all accounts. Each failure past the free ones doubles the wait.
 */
export function createAttemptLimits(options: AttemptLimitsOptions) {
  const perAccount = new RateLimiterMemory({ points: options.failuresPerAccount, duration: WINDOW_SECONDS });
  const perAddress = new RateLimiterMemory({ points: options.failuresPerAddress, duration: WINDOW_SECONDS });
  const blocked = new RateLimiterMemory({ points: 0, duration: WINDOW_SECONDS });
  const signUps = new RateLimiterMemory({ points: options.signUpsPerAddress, duration: WINDOW_SECONDS });
  const accountKey = (email: string, address: string) => `${address} ${email}`;

  return {
    /** Throws `tooManyRequests` while this account or address has to wait. */
    async requireSignInAllowed(email: string, address: string): Promise<void> {
      const account = await blocked.get(accountKey(email, address));
      if (account) throw tooManyRequests(account);
      const all = await perAddress.get(address);
      if (all && all.consumedPoints >= options.failuresPerAddress) throw tooManyRequests(all);
    },

    async countFailure(email: string, address: string): Promise<void> {
      const key = accountKey(email, address);
      const { consumedPoints } = await perAccount.penalty(key);
      await perAddress.penalty(address);
      const excess = consumedPoints - options.failuresPerAccount;
      if (excess >= 0) await blocked.block(key, Math.min(2 ** excess, WINDOW_SECONDS));
    },

    async clearFailures(email: string, address: string): Promise<void> {
      await perAccount.delete(accountKey(email, address));
    },

    /** Counts a sign-up. Throws `tooManyRequests` past the limit of its address. */
    async countSignUp(address: string): Promise<void> {
      try {
        await signUps.consume(address);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooManyRequests(refusal);
        throw refusal;
      }
    },
  };
}

function tooManyRequests(state: RateLimiterRes): AppError {
  return new AppError('tooManyRequests', {
    retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
  });
}
