import type { Updateable } from 'kysely';
import type { Schema, Writer } from './schema.ts';

type Columns = Omit<Updateable<Schema['profiles']>, 'updated_at'>;

/** Returns the values that differ from the stored ones, perhaps none; undefined if the profile does not exist. */
export async function findProfileChanges(
  trx: Writer,
  userId: string,
  columns: Columns,
): Promise<Columns | undefined> {
  const stored = await trx
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (stored === undefined) return undefined;
  const storedValues = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    Object.entries(columns).filter(([column, value]) => storedValues.get(column) !== value),
  );
}

/** Returns the later of the profile's last change and the last sign-in, as ISO text: a sign-in is a change too. */
export function toUpdatedAt(row: { updated_at: number; signed_in_at: number | null }): string {
  return new Date(Math.max(row.updated_at, row.signed_in_at ?? 0)).toISOString();
}

/** Whether there is anything to write. On a cluster, a write of a profile goes to every machine. */
export function hasChanges(changes: Columns | undefined): changes is Columns {
  return changes !== undefined && Object.keys(changes).length > 0;
}
