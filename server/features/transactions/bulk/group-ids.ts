/** Groups the ids of changed rows by what `toGroup` returns: their former values and an empty list of ids. */
export function groupIds<Row extends { id: string }, Group extends { ids: string[] }>(
  rows: readonly Row[],
  toGroup: (row: Row) => Group,
): Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const empty = toGroup(row);
    const key = JSON.stringify(empty);
    const group = groups.get(key) ?? empty;
    group.ids.push(row.id);
    groups.set(key, group);
  }
  return [...groups.values()];
}
