import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { deleteMatching } from '#shared/contract/transaction-history.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { MAX_IDS_AT_ONCE } from '#shared/limits.ts';
import { changeSearch, type HistorySearch } from './history-search.ts';

/** The target of a bulk change: the given transactions, or all that a search finds except those with the given ids. */
export type BulkTarget = (
  | { isAll: false; transactions: readonly Transaction[] }
  | { isAll: true; search: HistorySearch; except: readonly string[] }
) & {
  /** The number of transactions minus the number of rows; a split purchase is one row. */
  merged: number;
};
export type MatchingTarget = Extract<BulkTarget, { isAll: true }>;

/** Converts the target to the body of a request, which names the search instead of ids. */
export function toMatching({ search, except }: MatchingTarget): BodyOf<typeof deleteMatching> {
  const { min, max, ...filters } = changeSearch(search, { sort: undefined });
  return {
    search: {
      // Lists are sent as comma-separated text, as in an address.
      ...(filters as object),
      ...(min === undefined ? {} : { min: Number(min) }),
      ...(max === undefined ? {} : { max: Number(max) }),
    },
    except: [...except],
  };
}

/** Sends items in batches of `MAX_IDS_AT_ONCE`, one after the other. */
export async function inBatches<Item>(
  items: readonly Item[],
  send: (batch: readonly Item[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += MAX_IDS_AT_ONCE) {
    await send(items.slice(start, start + MAX_IDS_AT_ONCE));
  }
}
