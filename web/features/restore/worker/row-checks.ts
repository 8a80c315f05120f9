import { CATEGORIES, TRANSACTION_TYPES, UNCATEGORIZED } from '#shared/categories.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { restoreRows, type RestoredTransaction } from '#shared/contract/restore.ts';
import { EARLIEST_DAY } from '#shared/limits.ts';
import { currencyDecimals } from '#shared/money.ts';
import { BackupError, type Backup, type ListName } from './backup.ts';
import type { SmallLists } from './parts.ts';

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
  const small: SmallLists = { categories: [], sources: [], imports: [] };
  const named = createNames();
  let batch: { list: ListName; items: unknown[] } | undefined;

  function check(): void {
    if (batch === undefined) return;
    const { list, items } = batch;
    batch = undefined;
    const data = restoreRows.body?.safeParse({ id: ID, [list]: items }).data;
    if (data === undefined) throw new BackupError('damaged');
    counts[list] += items.length;
    if (list in small) (small[list as keyof SmallLists] as unknown[]).push(...items);
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
  return { categories: 0, sources: 0, imports: 0, records: 0, deletedRecords: 0, importEntries: 0 };
}

/** What the items name, and how amounts and days are written. */
function createNames() {
  const categories = new Set<string>();
  const imports = new Set<string>();
  let decimals = 0;
  let period: Backup['period'];

  function takeTransaction({ type, category = UNCATEGORIZED, amount, date }: RestoredTransaction): void {
    categories.add(`${type} ${category}`);
    // Numbers below 1e-6 are written with an exponent and do not match.
    const [isAmount, fraction = ''] = /^\d+(?:\.(\d+))?$/.exec(String(amount)) ?? [];
    if (isAmount === undefined || date < EARLIEST_DAY) throw new BackupError('damaged');
    decimals = Math.max(decimals, fraction.length);
  }

  return {
    take({ records = [], deletedRecords = [], importEntries = [] }: BodyOf<typeof restoreRows>): void {
      for (const record of records) {
        takeTransaction(record);
        const { from = record.date, to = record.date } = period ?? {};
        period = { from: record.date < from ? record.date : from, to: record.date > to ? record.date : to };
      }
      for (const deletion of deletedRecords) takeTransaction(deletion);
      for (const { importId } of importEntries) imports.add(importId);
    },
    period: () => period,
    finish(small: SmallLists, currency: string): void {
      const sourceIds = new Set(small.sources.map(({ id }) => id));
      const importIds = new Set(small.imports.map(({ id }) => id));
      const categoriesKnown = knownCategories(small);
      const isWhole =
        decimals <= currencyDecimals(currency) &&
        small.imports.every(({ sourceId }) => sourceIds.has(sourceId)) &&
        [...imports].every((id) => importIds.has(id)) &&
        [...categories].every((category) => categoriesKnown.has(category));
      if (!isWhole) throw new BackupError('damaged');
    },
  };
}

function knownCategories({ categories }: SmallLists): Set<string> {
  const fixed = TRANSACTION_TYPES.flatMap((type) =>
    [...CATEGORIES[type], UNCATEGORIZED].map((id) => `${type} ${id}`),
  );
  return new Set([...fixed, ...categories.map(({ id, type }) => `${type} ${id}`)]);
}
