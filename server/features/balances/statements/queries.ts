import type { StatementRow } from '#server/database/schema/accounts.ts';
import type { Reader, Writer } from '#server/database/schema.ts';

/** Selects the newest statements of an account. */
export async function selectStatements(
  db: Reader,
  { userId, sourceId, limit }: { userId: string; sourceId: string; limit: number },
): Promise<StatementRow[]> {
  return await db
    .selectFrom('source_statements')
    .selectAll()
    .where('user_id', '=', userId)
    .where('source_id', '=', sourceId)
    .orderBy('day', 'desc')
    .limit(limit)
    .execute();
}

/** Saves statements; each replaces that of its account and day. */
export async function upsertStatements(trx: Writer, rows: readonly StatementRow[]): Promise<void> {
  for (const { user_id, source_id, day, ...values } of rows) {
    await trx
      .insertInto('source_statements')
      .values({ user_id, source_id, day, ...values })
      .onConflict((conflict) => conflict.columns(['user_id', 'source_id', 'day']).doUpdateSet(values))
      .execute();
  }
}

export async function deleteStatementRow(
  trx: Writer,
  { userId, sourceId, day }: { userId: string; sourceId: string; day: string },
): Promise<void> {
  await trx
    .deleteFrom('source_statements')
    .where('user_id', '=', userId)
    .where('source_id', '=', sourceId)
    .where('day', '=', day)
    .execute();
}

export async function deleteStatementsOfImport(trx: Writer, userId: string, importId: string): Promise<void> {
  await trx
    .deleteFrom('source_statements')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .execute();
}

/** Selects the next statements of all accounts of a user, sorted by account and day. */
export async function selectStatementsAfter(
  db: Reader,
  userId: string,
  { after, limit }: { after: Pick<StatementRow, 'source_id' | 'day'>; limit: number },
): Promise<StatementRow[]> {
  return await db
    .selectFrom('source_statements')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) => eb(eb.refTuple('source_id', 'day'), '>', eb.tuple(after.source_id, after.day)))
    .orderBy('source_id')
    .orderBy('day')
    .limit(limit)
    .execute();
}

/** Moves the statements of an account to another, except those of days that the other has. */
export async function moveStatements(
  trx: Writer,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  await trx
    .updateTable('source_statements')
    .set({ source_id: to })
    .where('user_id', '=', userId)
    .where('source_id', '=', from)
    .where('day', 'not in', (eb) =>
      eb
        .selectFrom('source_statements')
        .select('day')
        .where('user_id', '=', userId)
        .where('source_id', '=', to),
    )
    .execute();
}
