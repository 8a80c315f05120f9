import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { MailProblem } from '#shared/contract/mail-problem.ts';
import { countAttempt } from '#server/database/rate-limiters.ts';
import { AppError } from '#server/errors/app-error.ts';
import { describeFailure, toMailProblem } from '#server/mail/delivery-failure.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { Recipient } from '#server/mail/messages/write-mail.ts';
import { testMail } from '#server/mail/messages/test-mail.ts';

const TESTS_PER_MINUTE = 5;
/** Shorter than the time limit of a request. */
const TIMEOUT_MS = 15_000;

/**
 * Sends a test message at once and returns the result. It does not go through the outbox, since the administrator
 * waits for it. Throws `mailUnavailable`, `tooManyRequests`.
 */
export function createMailTests(options: {
  mailer: () => Mailer | undefined;
  siteUrl: () => string;
  /** Logs the mail server's response to a refused message, without addresses. */
  onMailRefused: (line: string) => void;
}) {
  const tests = new RateLimiterMemory({ points: TESTS_PER_MINUTE, duration: 60 });

  return async (
    id: string,
    recipient: Recipient,
  ): Promise<{ isSent: boolean; problem: MailProblem | null }> => {
    const mailer = options.mailer();
    if (mailer === undefined) throw new AppError('mailUnavailable');
    await countAttempt(tests, recipient.userId);
    try {
      const message = { id, ...testMail(recipient, { baseUrl: options.siteUrl() }) };
      await mailer.send(message, AbortSignal.timeout(TIMEOUT_MS));
      return { isSent: true, problem: null };
    } catch (error) {
      options.onMailRefused(describeFailure(error));
      return { isSent: false, problem: toMailProblem(error) };
    }
  };
}
