import type { Batch } from '#server/backup/archive-format.ts';

/** Adds up the transactions of all users, whose sum may exceed the integers of a number. */
export function createSums() {
  const sums = new Map<unknown, bigint>();
  return {
    take({ table, columns, rows }: Batch): void {
      if (table !== 'transactions') return;
      const [type, amount] = [columns.indexOf('type'), columns.indexOf('amount_minor')];
      for (const row of rows) sums.set(row[type], (sums.get(row[type]) ?? 0n) + BigInt(row[amount] ?? 0));
    },
    figures: () => ({ incomeMinor: sums.get('income') ?? 0n, expenseMinor: sums.get('expense') ?? 0n }),
  };
}
