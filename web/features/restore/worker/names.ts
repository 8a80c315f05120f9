import { CATEGORIES, TRANSACTION_TYPES, UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import { ALL_EXPENSES } from '#shared/contract/budgets.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { restoreRows, RestoredTransaction } from '#shared/contract/restore.ts';
import { EARLIEST_DAY } from '#shared/limits.ts';
import { currencyDecimals } from '#shared/money.ts';
import { BackupError, type Backup } from './backup.ts';
import type { SmallLists } from './parts.ts';

type Lists = BodyOf<typeof restoreRows>;
type Categorized = { type: TransactionType; category?: string | undefined };

/** What the items of an export name, and how amounts and days are written. */
export function createNames() {
  const categories = new Set<string>();
  const imports = new Set<string>();
  const recurring = new Set<string>();
  const goals = new Set<string>();
  const amounts = createAmounts();
  let period: Backup['period'];

  function takeCategory({ type, category = UNCATEGORIZED }: Categorized): void {
    categories.add(`${type} ${category}`);
  }

  function takeTransaction(transaction: RestoredTransaction): void {
    takeCategory(transaction);
    amounts.take(transaction.amount);
    if (transaction.date < EARLIEST_DAY) throw new BackupError('damaged');
  }

  function takePlans(lists: Lists): void {
    for (const each of lists.recurring ?? []) {
      takeCategory(each);
      amounts.take(each.amount);
    }
    for (const { recurringId, amount } of lists.recurringOccurrences ?? []) {
      recurring.add(recurringId);
      amounts.take(amount);
    }
    for (const { category, amount } of lists.budgets ?? []) {
      if (category !== ALL_EXPENSES) takeCategory({ type: 'expense', category });
      amounts.take(amount);
    }
    for (const { target } of lists.goals ?? []) amounts.take(target);
    for (const { goalId, amount } of lists.goalEntries ?? []) {
      goals.add(goalId);
      amounts.take(amount);
    }
  }

  return {
    take(lists: Lists): void {
      for (const record of lists.records ?? []) {
        takeTransaction(record);
        const { from = record.date, to = record.date } = period ?? {};
        period = { from: record.date < from ? record.date : from, to: record.date > to ? record.date : to };
      }
      for (const deletion of lists.deletedRecords ?? []) takeTransaction(deletion);
      for (const { importId } of lists.importEntries ?? []) imports.add(importId);
      takePlans(lists);
    },
    period: () => period,
    /** Throws BackupError `damaged` where something that is named is not there, or an amount is too exact. */
    finish(small: SmallLists, currency: string): void {
      const known = knownCategories(small);
      const sources = small.imports.map(({ sourceId }) => sourceId);
      const isWhole =
        amounts.decimals() <= currencyDecimals(currency) &&
        areAmong(sources, small.sources) &&
        areAmong(imports, small.imports) &&
        areAmong(recurring, small.recurring) &&
        areAmong(goals, small.goals) &&
        [...categories].every((category) => known.has(category));
      if (!isWhole) throw new BackupError('damaged');
    },
  };
}

function createAmounts() {
  let decimals = 0;
  return {
    take(amount: number | null): void {
      if (amount === null) return;
      // Numbers below 1e-6 are written with an exponent and do not match.
      const [isAmount, fraction = ''] = /^-?\d+(?:\.(\d+))?$/.exec(String(amount)) ?? [];
      if (isAmount === undefined) throw new BackupError('damaged');
      decimals = Math.max(decimals, fraction.length);
    },
    decimals: () => decimals,
  };
}

function areAmong(ids: Iterable<string>, items: readonly { id: string }[]): boolean {
  const known = new Set(items.map(({ id }) => id));
  return [...ids].every((id) => known.has(id));
}

function knownCategories({ categories }: SmallLists): Set<string> {
  const fixed = TRANSACTION_TYPES.flatMap((type) =>
    [...CATEGORIES[type], UNCATEGORIZED].map((id) => `${type} ${id}`),
  );
  return new Set([...fixed, ...categories.map(({ id, type }) => `${type} ${id}`)]);
}
