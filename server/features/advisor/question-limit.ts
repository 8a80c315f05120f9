import { QUESTIONS_PER_MINUTE } from '#shared/limits.ts';
import type { OpenRateLimiter } from '#server/database/rate-limiters.ts';
import { tooManyRequests } from '#server/errors/app-error.ts';
import { createUserKey } from '#server/sealing/user-key.ts';

type Options = { openRateLimiter: OpenRateLimiter; secret: string; perMinute: number | undefined };

/** Counts each user's questions across all instances. The returned function throws `tooManyRequests` past the limit. */
export function createQuestionLimit({ openRateLimiter, secret, perMinute = QUESTIONS_PER_MINUTE }: Options) {
  const limiter = openRateLimiter({ name: 'questions', points: perMinute, windowSeconds: 60 });
  const toKey = createUserKey(secret, 'limits of questions');
  return async (userId: string): Promise<void> => {
    const counted = await limiter.penalty(toKey(userId), 1);
    if (counted.consumedPoints > perMinute) throw tooManyRequests(counted.msBeforeNext);
  };
}
