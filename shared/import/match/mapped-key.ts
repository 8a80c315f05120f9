import type { TransactionType } from '../../categories.ts';

/** The key of what a file's category, by its folded name, becomes among the rows of a type: 'expense:groceries'. */
export function mappedKey(type: TransactionType, folded: string): string {
  return `${type}:${folded}`;
}
