import { RESTORED_LISTS, restoreRows } from '#shared/contract/restore.ts';
import { append } from '#shared/lists.ts';
import { BackupError, type ListName } from './backup.ts';
import { createNames } from './names.ts';
import { noSmallLists, type SmallLists } from './parts.ts';

/** So many items are checked together. */
const BATCH = 500;
/** Any; the server gives each restore its own. */
const ID = '00000000-0000-7000-8000-000000000000';

/**
 * Checks the items of an export as the server does, and that those they name are there: a restore that stops half-way
 * would leave an account that is neither empty nor complete. Throws BackupError `damaged`.
 */
export function createRowChecks() {
  const counts = emptyCounts();
  const small = noSmallLists();
  const named = createNames();
  let batch: { list: ListName; items: unknown[] } | undefined;

  function check(): void {
    if (batch === undefined) return;
    const { list, items } = batch;
    batch = undefined;
    const data = restoreRows.body?.safeParse({ id: ID, [list]: items }).data;
    if (data === undefined) throw new BackupError('damaged');
    counts[list] += items.length;
    if (list in small) append(small[list as keyof SmallLists] as unknown[], items);
    named.take(data);
  }

  return {
    isList: (name: string): name is ListName => name in counts,
    take(name: string, item: unknown): void {
      const list = name as ListName;
      if (batch?.list !== list || batch.items.length >= BATCH) check();
      batch ??= { list, items: [] };
      batch.items.push(item);
    },
    /** The counts of each list, and the lists that are kept. */
    finish(currency: string) {
      check();
      named.finish(small, currency);
      return { counts, small, period: named.period() };
    },
  };
}

function emptyCounts(): Record<ListName, number> {
  return Object.fromEntries(RESTORED_LISTS.map((list) => [list, 0])) as Record<ListName, number>;
}
