import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { deleteMatching } from '#shared/contract/transaction-history.ts';
import type { Writer } from '#server/database/schema.ts';
import type { Caller } from '#server/http/environment.ts';
import type { ReadCategories } from '../categories.ts';
import { readHistoryFilter, type SearchSource } from '../history/filter.ts';
import type { HistoryFilter } from '../history/queries.ts';
import type { TransactionRow } from '../queries.ts';
import { inBatches, type TransactionWriter } from '../transaction-writer.ts';
import { selectMatching } from './queries.ts';

/** All transactions that a search finds, except those with the given ids. */
export type Matching = Pick<BodyOf<typeof deleteMatching>, 'search' | 'except'>;

export type BulkOptions = {
  write: TransactionWriter;
  now: () => number;
  readCategories: ReadCategories;
  spellings: SearchSource['spellings'];
};

/** Creates a function that changes all transactions that a search finds, in batches. */
export function createMatchingChange({ write, now, readCategories, spellings }: BulkOptions) {
  /** Returns the result of each batch. Transactions added while it runs are left out. */
  return async function changeMatching<Result>(
    caller: Caller,
    { search, except = [] }: Matching,
    change: (trx: Writer, rows: TransactionRow[]) => Promise<Result>,
  ): Promise<Result[]> {
    const until = now();
    const exceptIds = new Set(except);
    type Batch = { filter: HistoryFilter; result: Result };
    const all = await inBatches<Batch>(write, caller.userId, async (trx, { afterId, limit, last }) => {
      const filter =
        last?.filter ?? (await readHistoryFilter({ db: trx, readCategories, spellings }, caller, search));
      const rows = await selectMatching(trx, filter, { afterId, until, limit });
      const wanted = rows.filter(({ id }) => !exceptIds.has(id));
      return { rows, result: { filter, result: await change(trx, wanted) } };
    });
    return all.map(({ result }) => result);
  };
}
