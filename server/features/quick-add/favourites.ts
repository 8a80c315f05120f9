import { countDays, type CalendarRange } from '#shared/calendar.ts';
import type { Payment } from '#shared/recognition/same-payment.ts';
import { toSearchText } from '#shared/search-text.ts';
import type { Database } from '#server/database/connect.ts';
import { nextTurn } from '#server/errors/while-asked.ts';
import type { Caller } from '#server/http/environment.ts';
import { selectAdded, type AddedRow } from './queries.ts';

/** More than anybody types in three months. */
const MAX_ADDED = 2_000;
/** How many of the most frequent are looked at. */
const MAX_TRIED = 100;
/** What comes so seldom is rather a bill than something that one buys on the way. */
const SELDOM_DAYS = 24;

export type FavouritesOptions = {
  database: Database;
  /** A test whether something is a recurring transaction or seems to be one. */
  repeatingTest: (caller: Caller) => Promise<(payment: Payment) => boolean>;
};

/**
 * What somebody types most often, with the amount that is the most usual: coffee and petrol rather than bills, which a
 * recurring transaction can add.
 */
export async function findFavourites(
  { database, repeatingTest }: FavouritesOptions,
  caller: Caller,
  { range, limit }: { range: CalendarRange; limit: number },
): Promise<AddedRow[]> {
  const rows = await selectAdded(database.read, { userId: caller.userId, range, limit: MAX_ADDED });
  if (rows.length === 0) return [];
  const isRepeating = await repeatingTest(caller);
  const favourites: AddedRow[] = [];
  for (const row of byName(rows).toSorted(favouriteFirst).slice(0, MAX_TRIED)) {
    if (favourites.length === limit) break;
    // A test compares the row with everything that repeats.
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

/** One row for each type, description and category, with its most frequent amount. The rows are in that order. */
function byName(rows: readonly AddedRow[]): AddedRow[] {
  const found = new Map<string, AddedRow>();
  for (const row of rows) {
    const key = [row.type, row.category, toSearchText(row.description)].join('\n');
    const known = found.get(key);
    found.set(
      key,
      known === undefined
        ? row
        : {
            ...known,
            count: known.count + row.count,
            first: known.first < row.first ? known.first : row.first,
            last: known.last > row.last ? known.last : row.last,
          },
    );
  }
  return [...found.values()];
}

function isSeldom({ count, first, last }: AddedRow): boolean {
  return count > 1 && (countDays({ from: first, to: last }) - 1) / (count - 1) >= SELDOM_DAYS;
}
