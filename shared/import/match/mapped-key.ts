import type { TransactionType } from '../../categories.ts';

/** Returns the key under which the mapping of a file's category is stored, by type and folded name: 'expense:groceries'. */
export function mappedKey(type: TransactionType, folded: string): string {
  return `${type}:${folded}`;
}
