import type { Batch } from '#server/backup/archive-format.ts';

/** Sums the transactions of all users as `bigint`, since the sums may exceed exact numbers. */
export function createSums() {
  const sums = new Map<unknown, bigint>();
  return {
    add({ table, columns, rows }: Batch): void {
      if (table !== 'transactions') return;
      const [type, amount] = [columns.indexOf('type'), columns.indexOf('amount_minor')];
      for (const row of rows) sums.set(row[type], (sums.get(row[type]) ?? 0n) + BigInt(row[amount] ?? 0));
    },
    figures: () => ({ incomeMinor: sums.get('income') ?? 0n, expenseMinor: sums.get('expense') ?? 0n }),
  };
}
