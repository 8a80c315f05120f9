import { addMonths, type CalendarDay } from '#shared/calendar.ts';
import { TRANSACTION_TYPES } from '#shared/categories.ts';
import { MONTHS_LOOKED_AT } from '#shared/recognition/recognise-series.ts';
import type { PastTransaction, Series } from '#shared/recognition/types.ts';
import { createLatestOfUsers } from '#server/caching/latest-of-users.ts';
import type { Reader } from '#server/database/schema.ts';
import { findRevision } from '#server/database/user-totals.ts';
import { selectPast, type PastRow } from './queries.ts';
import type { Recognise } from './recogniser.ts';

const ROWS_AT_ONCE = 1_000;
/** More than anybody makes in three years; of longer histories the newest are looked at. */
const MAX_ROWS_OF_TYPE = 100_000;
const MAX_USERS_KEPT = 100;
const LATEST = '9999-99-99';

/** Who is asked about, and the digests of what they have confirmed. */
type User = { userId: string; today: CalendarDay; confirmed: readonly string[] };

/**
 * Finds what repeats in a user's transactions, again only after these or what is confirmed have changed, or on another
 * day.
 */
export function createSeriesFinder(db: Reader, recognise: Recognise) {
  const latest = createLatestOfUsers<Series[]>(MAX_USERS_KEPT);

  return async ({ userId, today, confirmed }: User): Promise<Series[]> => {
    const state = [await findRevision(db, userId), today, ...confirmed].join();
    return await latest(userId, state, () =>
      recognise({ pages: readPast(db, { userId, today }), today, confirmed }),
    );
  };
}

/** What a user has recorded in the months that are looked at, in pages. */
async function* readPast(
  db: Reader,
  { userId, today }: Omit<User, 'confirmed'>,
): AsyncGenerator<PastTransaction[]> {
  const from = addMonths(today, -MONTHS_LOOKED_AT);
  for (const type of TRANSACTION_TYPES) {
    let before = { date: LATEST, id: '' };
    for (let read = 0; read < MAX_ROWS_OF_TYPE; read += ROWS_AT_ONCE) {
      const rows = await selectPast(db, { userId, type, from }, { before, limit: ROWS_AT_ONCE });
      yield rows.map(toPast);
      const last = rows.at(-1);
      if (last === undefined || rows.length < ROWS_AT_ONCE) break;
      before = { date: last.date, id: last.id };
      // SQLite blocks the process: waiting requests run between two pages.
      await new Promise(setImmediate);
    }
  }
}

function toPast({ amount_minor, ...row }: PastRow): PastTransaction {
  return { ...row, amountMinor: amount_minor };
}
