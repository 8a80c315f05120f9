import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '#server/http/app-error.ts';
import { networkOf } from '#server/http/client-address.ts';

const WINDOW_SECONDS = 15 * 60;

/** How much mail may be asked for within 15 minutes. */
export type MailLimitsOptions = { perAccount: number; perAddress: number };

export const DEFAULT_MAIL_LIMITS: MailLimitsOptions = { perAccount: 5, perAddress: 30 };

export type MailLimits = ReturnType<typeof createMailLimits>;

/**
 * Bounds the mail that somebody can have sent: per account and network address together, so that a
 * stranger cannot keep the owner from asking, and per network address over all accounts.
 */
export function createMailLimits(options: MailLimitsOptions) {
  const perAccount = new RateLimiterMemory({ points: options.perAccount, duration: WINDOW_SECONDS });
  const perAddress = new RateLimiterMemory({ points: options.perAddress, duration: WINDOW_SECONDS });

  return {
    /** Counts a wish for mail, whether or not the account exists. Throws `tooManyRequests` past a limit. */
    async countMail(email: string, address: string): Promise<void> {
      const network = networkOf(address);
      try {
        await perAddress.consume(network);
        await perAccount.consume(`${network} ${email}`);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooManyRequests(refusal.msBeforeNext);
        throw refusal;
      }
    },
  };
}
