import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { deleteMatching } from '#shared/contract/transaction-history.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { MAX_IDS_AT_ONCE } from '#shared/limits.ts';
import { changeSearch, type HistorySearch } from './history-search.ts';

/** What a change of many reaches: these transactions, or all that a search finds, except some. */
export type BulkTarget = (
  | { isAll: false; transactions: readonly Transaction[] }
  | { isAll: true; search: HistorySearch; except: readonly string[] }
) & {
  /** How many fewer rows than transactions they are, since a split purchase is one row. */
  merged: number;
};
export type MatchingTarget = Extract<BulkTarget, { isAll: true }>;

/** The part of a request that names all that a search finds. */
export function toMatching({ search, except }: MatchingTarget): BodyOf<typeof deleteMatching> {
  const { min, max, ...filters } = changeSearch(search, { sort: undefined });
  return {
    search: {
      // Lists are sent as text, as in an address.
      ...(filters as object),
      ...(min === undefined ? {} : { min: Number(min) }),
      ...(max === undefined ? {} : { max: Number(max) }),
    },
    except: [...except],
  };
}

/** Sends ids one batch after another, as many at a time as a request may have. */
export async function inBatches<Each>(
  all: readonly Each[],
  send: (batch: readonly Each[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < all.length; start += MAX_IDS_AT_ONCE) {
    await send(all.slice(start, start + MAX_IDS_AT_ONCE));
  }
}
