import type { OpenRateLimiter } from '#server/database/rate-limiters.ts';
import { fieldError, tooManyRequests } from '#server/errors/app-error.ts';
import { createUserKey } from '#server/sealing/user-key.ts';

const WINDOW_SECONDS = 15 * 60;
/** Six digits are few: an account may get this many wrong codes within 15 minutes, from all addresses together. */
const WRONG_CODES_PER_ACCOUNT = 10;

export type CodeLimits = ReturnType<typeof createCodeLimits>;

type LimitOptions = {
  openRateLimiter: OpenRateLimiter;
  secret: string;
  /** The limit of wrong passwords of a network address, which wrong codes share. */
  addresses: {
    countAddress: (address: string) => Promise<void>;
    forgiveAddress: (address: string) => Promise<void>;
  };
  onWrongCode: (attempt: Attempt) => void;
};

type Attempt = { userId: string; address: string };

/** Slows down the guessing of codes, across all instances. */
export function createCodeLimits({ openRateLimiter, secret, addresses, onWrongCode }: LimitOptions) {
  const perAccount = openRateLimiter({
    name: 'codes',
    points: WRONG_CODES_PER_ACCOUNT,
    windowSeconds: WINDOW_SECONDS,
  });
  const toKey = createUserKey(secret, 'limits of codes');

  async function count({ userId, address }: Attempt): Promise<void> {
    await addresses.countAddress(address);
    const counted = await perAccount.penalty(toKey(userId));
    if (counted.consumedPoints <= WRONG_CODES_PER_ACCOUNT) return;
    await forgive({ userId, address });
    throw tooManyRequests(counted.msBeforeNext);
  }

  /** Undoes the count of one attempt, but not those before it. */
  async function forgive({ userId, address }: Attempt): Promise<void> {
    await perAccount.reward(toKey(userId));
    await addresses.forgiveAddress(address);
  }

  return {
    /**
     * Runs work that checks a code and returns undefined for a wrong one, which counts. Throws `codeWrong` for the
     * field, and `tooManyRequests` without a check. The count comes first: guesses that are sent at once do not slip
     * past.
     */
    async guess<T>(attempt: Attempt, check: () => Promise<T | undefined>): Promise<T> {
      await count(attempt);
      const result = await check().catch(async (error: unknown) => {
        await forgive(attempt);
        throw error;
      });
      if (result === undefined) {
        onWrongCode(attempt);
        throw fieldError('code', 'codeWrong');
      }
      await forgive(attempt);
      return result;
    },
  };
}
