import { addDays } from '#shared/calendar.ts';
import { MAX_OCCURRENCE_DAYS } from '#shared/limits.ts';
import { keepByRevision } from '#server/caching/keep-by-revision.ts';
import type { Reader } from '#server/database/schema.ts';
import { toExpected, type ListExpected } from '#server/features/recurring/coming/expected.ts';
import type { InsightAnswers } from './insight-answers.ts';

/** The most users whose expected payments are kept in memory; those of a user take some kilobytes. */
const MAX_USERS_KEPT = 500;

/** Keeps what is likely to come as long as nothing of a user changes; a thread recognises it. */
export function createListExpected(
  db: Reader,
  { repeating }: Pick<InsightAnswers, 'repeating'>,
): ListExpected {
  return keepByRevision({ db, maxUsers: MAX_USERS_KEPT }, async (user) =>
    toExpected(await repeating(user, addDays(user.today, MAX_OCCURRENCE_DAYS)), user.today),
  );
}
