import type { Reader, Writer } from '#server/database/schema.ts';

/** The id of the only code. */
const ID = 'first-administrator';

export async function findSetupCode(db: Reader): Promise<{ sealed: string } | undefined> {
  return await db.selectFrom('setup_codes').select('sealed').where('id', '=', ID).executeTakeFirst();
}

/** Stores a code, unless another instance has stored one already. */
export async function insertSetupCode(trx: Writer, sealed: string): Promise<void> {
  await trx
    .insertInto('setup_codes')
    .values({ id: ID, sealed, held_until: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Reserves the code for one sign-up. Returns false if another sign-up has it. */
export async function holdSetupCode(
  trx: Writer,
  times: { now: number; heldUntil: number },
): Promise<boolean> {
  const reserved = await trx
    .updateTable('setup_codes')
    .set({ held_until: times.heldUntil })
    .where('id', '=', ID)
    .where('held_until', '<=', times.now)
    .executeTakeFirst();
  return reserved.numUpdatedRows > 0n;
}

export async function releaseSetupCode(trx: Writer): Promise<void> {
  await trx.updateTable('setup_codes').set({ held_until: 0 }).where('id', '=', ID).execute();
}

/** Deletes the code; with `sealed`, only if it is that code. */
export async function deleteSetupCode(trx: Writer, sealed?: string): Promise<void> {
  let code = trx.deleteFrom('setup_codes').where('id', '=', ID);
  if (sealed !== undefined) code = code.where('sealed', '=', sealed);
  await code.execute();
}
