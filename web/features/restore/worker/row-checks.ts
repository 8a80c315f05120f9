import { RESTORED_LISTS, restoreRows } from '#shared/contract/restore.ts';
import { append } from '#shared/lists.ts';
import { BackupError, type ListName } from './backup.ts';
import { createReferenceChecks } from './reference-checks.ts';
import { emptySmallLists, type SmallLists } from './parts.ts';

/** The number of items that are checked together. */
const BATCH_SIZE = 500;
/** A placeholder: the schema needs an id, and a restore gets its own later. */
const ID = '00000000-0000-7000-8000-000000000000';

/**
 * Checks the items of an export as the server does, and that each item they refer to exists. Otherwise a restore could
 * stop half-way and leave an account that is neither empty nor complete. Throws BackupError `damaged`.
 */
export function createRowChecks() {
  const counts = emptyCounts();
  const small = emptySmallLists();
  const references = createReferenceChecks();
  let batch: { list: ListName; items: unknown[] } | undefined;

  function check(): void {
    if (batch === undefined) return;
    const { list, items } = batch;
    batch = undefined;
    const data = restoreRows.body?.safeParse({ id: ID, [list]: items }).data;
    if (data === undefined) throw new BackupError('damaged');
    counts[list] += items.length;
    if (list in small) append(small[list as keyof SmallLists] as unknown[], items);
    references.add(data);
  }

  return {
    isList: (name: string): name is ListName => name in counts,
    add(name: string, item: unknown): void {
      const list = name as ListName;
      if (batch?.list !== list || batch.items.length >= BATCH_SIZE) check();
      batch ??= { list, items: [] };
      batch.items.push(item);
    },
    /** Returns the count of each list, the small lists, and the period of the transactions. */
    finish(currency: string) {
      check();
      references.finish(small, currency);
      return { counts, small, period: references.period() };
    },
  };
}

function emptyCounts(): Record<ListName, number> {
  return Object.fromEntries(RESTORED_LISTS.map((list) => [list, 0])) as Record<ListName, number>;
}
