import type { Writer } from './schema.ts';

export async function selectActiveAdmins(trx: Writer): Promise<string[]> {
  const rows = await trx
    .selectFrom('profiles')
    .select('user_id')
    .where('is_admin', '=', 1)
    .where('is_suspended', '=', 0)
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}
