import { countDays, type CalendarRange } from '#shared/calendar.ts';
import type { Payment } from '#shared/recognition/same-payment.ts';
import { toSearchText } from '#shared/search-text.ts';
import type { Database } from '#server/database/connect.ts';
import { nextTurn } from '#server/errors/while-client-waits.ts';
import type { Caller } from '#server/http/environment.ts';
import { selectAdded, type AddedRow } from './queries.ts';

/** The most combinations that are read: more than anybody types in three months. */
const MAX_COMBINATIONS = 2_000;
/** The most combinations for which `makeRepeatingTest` is used. */
const MAX_TESTED = 100;
/** With this average number of days between its transactions, a combination is probably a bill and is listed last. */
const SELDOM_DAYS = 24;

export type FavouritesOptions = {
  database: Database;
  /** Makes a function that tells whether a payment belongs to a recurring transaction or seems to repeat. */
  makeRepeatingTest: (caller: Caller) => Promise<(payment: Payment) => boolean>;
};

/**
 * Returns the transactions that a user types most often, such as coffee and petrol, each with its most frequent amount.
 * Leaves out bills, which a recurring transaction can add.
 */
export async function findFavourites(
  { database, makeRepeatingTest }: FavouritesOptions,
  caller: Caller,
  { range, limit }: { range: CalendarRange; limit: number },
): Promise<AddedRow[]> {
  const rows = await selectAdded(database.read, { userId: caller.userId, range, limit: MAX_COMBINATIONS });
  if (rows.length === 0) return [];
  const isRepeating = await makeRepeatingTest(caller);
  const favourites: AddedRow[] = [];
  for (const row of mergeAmounts(rows).toSorted(favouriteFirst).slice(0, MAX_TESTED)) {
    if (favourites.length === limit) break;
    // The test takes long, since it compares the row with everything that repeats.
    await nextTurn();
    const { type, description, amount_minor } = row;
    if (!isRepeating({ type, description, amountMinor: amount_minor, isEstimate: false }))
      favourites.push(row);
  }
  return favourites;
}

function favouriteFirst(one: AddedRow, other: AddedRow): number {
  return (
    Number(isSeldom(one)) - Number(isSeldom(other)) ||
    other.count - one.count ||
    other.last.localeCompare(one.last)
  );
}

/** Merges the amounts of each type, description and category; the first, most frequent amount stays. */
function mergeAmounts(rows: readonly AddedRow[]): AddedRow[] {
  const merged = new Map<string, AddedRow>();
  for (const row of rows) {
    const key = [row.type, row.category, toSearchText(row.description)].join('\n');
    const earlier = merged.get(key);
    merged.set(
      key,
      earlier === undefined
        ? row
        : {
            ...earlier,
            count: earlier.count + row.count,
            first: earlier.first < row.first ? earlier.first : row.first,
            last: earlier.last > row.last ? earlier.last : row.last,
          },
    );
  }
  return [...merged.values()];
}

function isSeldom({ count, first, last }: AddedRow): boolean {
  return count > 1 && (countDays({ from: first, to: last }) - 1) / (count - 1) >= SELDOM_DAYS;
}
