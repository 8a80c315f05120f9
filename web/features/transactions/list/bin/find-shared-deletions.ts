export type Deletion = { id: string; count: number };
type Item = { deletionId: string };

/** Finds items that were deleted together with others. `deletions` has the deletions of several items. */
export function findSharedDeletions(items: readonly Item[], deletions: readonly Deletion[]) {
  const known = new Map(deletions.map((deletion) => [deletion.id, deletion]));
  return {
    isTogether: ({ deletionId }: Item): boolean => known.has(deletionId),
    /** Returns the shared deletion if the item at `index` is its first item. */
    sharedDeletionAt: (index: number): Deletion | undefined => {
      const id = items[index]?.deletionId;
      return id === undefined || id === items[index - 1]?.deletionId ? undefined : known.get(id);
    },
  };
}
