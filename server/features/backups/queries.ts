import type { Reader, Writer } from '#server/database/schema.ts';

export async function hasAccounts(db: Reader): Promise<boolean> {
  const account = await db.selectFrom('profiles').select('user_id').limit(1).executeTakeFirst();
  return account !== undefined;
}

export type StoredTrial = {
  at: number;
  state: 'passed' | 'failed' | 'skipped';
  reason: 'space' | 'duration' | null;
  transactions: number | null;
  /** How long the last one took that was not skipped. */
  durationMs: number;
};

const NAME = 'restore_trial';
/** There is one row, of the last trial. */
const DAY = '';

export async function findTrial(db: Reader): Promise<StoredTrial | undefined> {
  const row = await db
    .selectFrom('system_metrics')
    .select('content')
    .where('name', '=', NAME)
    .where('day', '=', DAY)
    .executeTakeFirst();
  return row && (JSON.parse(row.content) as StoredTrial);
}

export async function upsertTrial(trx: Writer, trial: StoredTrial): Promise<void> {
  const row = { as_of: trial.at, content: JSON.stringify(trial) };
  await trx
    .insertInto('system_metrics')
    .values({ name: NAME, day: DAY, ...row })
    .onConflict((conflict) => conflict.columns(['name', 'day']).doUpdateSet(row))
    .execute();
}
