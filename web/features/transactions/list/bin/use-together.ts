import { useMemo } from 'react';

export type Deletion = { id: string; count: number };
type Item = { deletionId: string };

/** Which items were deleted together with others, and where such a deletion begins in the list. */
export function useTogether(items: readonly Item[], deletions: readonly Deletion[]) {
  return useMemo(() => findTogether(items, deletions), [items, deletions]);
}

export function findTogether(items: readonly Item[], deletions: readonly Deletion[]) {
  const known = new Map(deletions.map((deletion) => [deletion.id, deletion]));
  return {
    isTogether: ({ deletionId }: Item): boolean => known.has(deletionId),
    /** The deletion of several whose first item this is. */
    beginsTogether: (index: number): Deletion | undefined => {
      const id = items[index]?.deletionId;
      return id === undefined || id === items[index - 1]?.deletionId ? undefined : known.get(id);
    },
  };
}
