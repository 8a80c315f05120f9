import { addDays } from '#shared/calendar.ts';
import { MAX_OCCURRENCE_DAYS } from '#shared/limits.ts';
import { cacheByRevision } from '#server/caching/cache-by-revision.ts';
import type { Reader } from '#server/database/schema.ts';
import { toExpected, type ListExpected } from '#server/features/recurring/coming/expected.ts';
import type { InsightAnswers } from './insight-answers.ts';

/** The most users with cached expected payments, which take some kilobytes each. */
const MAX_CACHED_USERS = 500;

/** Returns a function that lists a user's expected payments, which a thread recognises, and caches them. */
export function createListExpected(
  db: Reader,
  { repeating }: Pick<InsightAnswers, 'repeating'>,
): ListExpected {
  return cacheByRevision({ db, maxUsers: MAX_CACHED_USERS }, async (user) =>
    toExpected(await repeating(user, addDays(user.today, MAX_OCCURRENCE_DAYS)), user.today),
  );
}
