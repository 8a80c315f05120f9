import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { deleteMatching } from '#shared/contract/transaction-history.ts';
import type { Writer } from '#server/database/schema.ts';
import type { Caller } from '#server/http/environment.ts';
import { readHistoryFilter, type SearchSource } from '../history/filter.ts';
import type { HistoryFilter } from '../history/queries.ts';
import { findTransactions, type TransactionRow } from '../queries.ts';
import { inBatches, type ChangeOptions } from '../transaction-writer.ts';
import { selectMatching } from './queries.ts';

/** All transactions that a search finds, except those with the given ids. */
export type Matching = Pick<BodyOf<typeof deleteMatching>, 'search' | 'except'>;
export type Target = { ids: readonly string[] } | Matching;

export type BulkOptions = ChangeOptions & Pick<SearchSource, 'spellings'>;

/** Creates a function that changes transactions: those with the given ids in one write, or a search's in batches. */
export function createTargetChange({ write, now, readCategories, spellings }: BulkOptions) {
  type Change<Result> = (trx: Writer, rows: TransactionRow[]) => Promise<Result>;

  /** Transactions added while it runs are left out. */
  async function changeMatching<Result>(
    caller: Caller,
    { search, except = [] }: Matching,
    change: Change<Result>,
  ): Promise<Result[]> {
    const createdUntil = now();
    const exceptIds = new Set(except);
    type Batch = { filter: HistoryFilter; result: Result };
    const all = await inBatches<Batch>(write, caller.userId, async (trx, { afterId, limit, previous }) => {
      const filter =
        previous?.filter ?? (await readHistoryFilter({ db: trx, readCategories, spellings }, caller, search));
      const rows = await selectMatching(trx, filter, { afterId, createdUntil, limit });
      const wanted = rows.filter(({ id }) => !exceptIds.has(id));
      return { rows, result: { filter, result: await change(trx, wanted) } };
    });
    return all.map(({ result }) => result);
  }

  /** Returns the result of each batch. */
  return async function changeTarget<Result>(
    caller: Caller,
    target: Target,
    change: Change<Result>,
  ): Promise<Result[]> {
    if (!('ids' in target)) return await changeMatching(caller, target, change);
    const { ids } = target;
    return [
      await write(caller.userId, async (trx) => change(trx, await findTransactions(trx, caller.userId, ids))),
    ];
  };
}
