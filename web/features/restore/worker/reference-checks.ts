import { CATEGORIES, TRANSACTION_TYPES, UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import { ALL_EXPENSES } from '#shared/contract/budgets.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { restoreRows, RestoredTransaction } from '#shared/contract/restore.ts';
import { EARLIEST_DAY } from '#shared/limits.ts';
import { currencyDecimals } from '#shared/money.ts';
import { BackupError, type Backup } from './backup.ts';
import type { SmallLists } from './parts.ts';

type Lists = BodyOf<typeof restoreRows>;
type Transfer = { fromAccount: string | null; toAccount: string | null; amount: number };
type Categorized = { type: TransactionType; category?: string | undefined };

/** Checks that items refer only to items of the export, and that amounts and days can be stored. */
export function createReferenceChecks() {
  const categories = new Set<string>();
  const imports = new Set<string>();
  const accounts = new Set<string>();
  const recurring = new Set<string>();
  const goals = new Set<string>();
  const amounts = createAmounts();
  let period: Backup['period'];

  function addCategory({ type, category = UNCATEGORIZED }: Categorized): void {
    categories.add(`${type} ${category}`);
  }

  function addTransaction(transaction: RestoredTransaction): void {
    addCategory(transaction);
    amounts.add(transaction.amount);
    if (transaction.date < EARLIEST_DAY) throw new BackupError('damaged');
  }

  function addTransfer({ fromAccount, toAccount, amount }: Transfer): void {
    for (const account of [fromAccount, toAccount]) if (account !== null) accounts.add(account);
    amounts.add(amount);
  }

  function addPlans(lists: Lists): void {
    for (const transaction of lists.recurring ?? []) {
      addCategory(transaction);
      amounts.add(transaction.amount);
    }
    for (const { recurringId, amount } of lists.recurringOccurrences ?? []) {
      recurring.add(recurringId);
      amounts.add(amount);
    }
    for (const { category, amount } of lists.budgets ?? []) {
      if (category !== ALL_EXPENSES) addCategory({ type: 'expense', category });
      amounts.add(amount);
    }
    for (const { target } of lists.goals ?? []) amounts.add(target);
    for (const { goalId, amount } of lists.goalEntries ?? []) {
      goals.add(goalId);
      amounts.add(amount);
    }
  }

  return {
    add(lists: Lists): void {
      for (const record of lists.records ?? []) {
        addTransaction(record);
        const { from = record.date, to = record.date } = period ?? {};
        period = { from: record.date < from ? record.date : from, to: record.date > to ? record.date : to };
      }
      for (const deletion of lists.deletedRecords ?? []) addTransaction(deletion);
      for (const { importId } of lists.importEntries ?? []) imports.add(importId);
      for (const transfer of lists.transfers ?? []) addTransfer(transfer);
      for (const transfer of lists.recurringTransfers ?? []) addTransfer(transfer);
      for (const { account, balance } of lists.statements ?? []) {
        accounts.add(account);
        amounts.add(balance);
      }
      for (const { opening } of lists.sources ?? []) amounts.add(opening?.amount ?? null);
      addPlans(lists);
    },
    period: () => period,
    /** Throws BackupError `damaged` if a needed item is missing, or an amount has more decimals than the currency. */
    finish(small: SmallLists, currency: string): void {
      const knownCategories = listCategories(small);
      const sources = small.imports.map(({ sourceId }) => sourceId);
      const isComplete =
        amounts.decimals() <= currencyDecimals(currency) &&
        areAmong(sources, small.sources) &&
        areAmong(accounts, small.sources) &&
        areAmong(imports, small.imports) &&
        areAmong(recurring, small.recurring) &&
        areAmong(goals, small.goals) &&
        [...categories].every((category) => knownCategories.has(category));
      if (!isComplete) throw new BackupError('damaged');
    },
  };
}

function createAmounts() {
  let decimals = 0;
  return {
    add(amount: number | null): void {
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
  const knownIds = new Set(items.map(({ id }) => id));
  return [...ids].every((id) => knownIds.has(id));
}

function listCategories({ categories }: SmallLists): Set<string> {
  const fixed = TRANSACTION_TYPES.flatMap((type) =>
    [...CATEGORIES[type], UNCATEGORIZED].map((id) => `${type} ${id}`),
  );
  return new Set([...fixed, ...categories.map(({ id, type }) => `${type} ${id}`)]);
}
