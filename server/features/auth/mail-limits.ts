import { countAttempt, type OpenRateLimiter } from '#server/database/rate-limiters.ts';
import { toNetwork } from '#server/http/network-address.ts';
import { createLimitKey } from './attempt-limits.ts';

const WINDOW_SECONDS = 15 * 60;

/** The number of requests for mail that are allowed within 15 minutes. */
export type MailLimitsOptions = { perAccount: number; perAddress: number };

export const DEFAULT_MAIL_LIMITS: MailLimitsOptions = { perAccount: 5, perAddress: 30 };

export type MailLimits = ReturnType<typeof createMailLimits>;

/**
 * Limits requests for mail: per account and network address together, since a stranger must not block the owner, and
 * per network address over all accounts.
 */
export function createMailLimits(
  { openRateLimiter, secret }: { openRateLimiter: OpenRateLimiter; secret: string },
  options: MailLimitsOptions,
) {
  const open = (name: string, points: number) =>
    openRateLimiter({ name, points, windowSeconds: WINDOW_SECONDS });
  const perAccount = open('mail-account', options.perAccount);
  const perAddress = open('mail-address', options.perAddress);
  const toKey = createLimitKey(secret);

  return {
    /** Counts a request for mail, whether or not the account exists. Throws `tooManyRequests` past a limit. */
    async countMail(email: string, address: string): Promise<void> {
      const network = toNetwork(address);
      await countAttempt(perAddress, toKey(network));
      await countAttempt(perAccount, toKey(network, email));
    },
  };
}
