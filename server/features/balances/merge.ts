import { addDays } from '#shared/calendar.ts';
import type { Writer } from '#server/database/schema.ts';
import { moveStatements } from './statements/queries.ts';
import { readBalanceAt, type Opening } from './statements/statements.ts';

type Merge = { userId: string; from: string; to: string };

/**
 * Gives an account the opening of another that is merged into it, and the bank's figures of days for which it has none.
 * Two openings are added, as of the later day. Call it before any row is moved; repeating it changes nothing.
 */
export async function mergeMoney(trx: Writer, { userId, from, to }: Merge): Promise<void> {
  const openings = await selectOpenings(trx, userId, [from, to]);
  const opening = await addOpenings(trx, userId, openings);
  if (openings.has(from) && opening !== undefined) {
    await updateOpening(trx, userId, { id: to, opening });
    await updateOpening(trx, userId, { id: from, opening: undefined });
  }
  await moveStatements(trx, { userId, from, to });
}

/** Returns the sum of openings at the start of the latest day; undefined without any. */
async function addOpenings(
  trx: Writer,
  userId: string,
  openings: ReadonlyMap<string, Opening>,
): Promise<Opening | undefined> {
  const day = [...openings.values()]
    .map((each) => each.day)
    .toSorted()
    .at(-1);
  if (day === undefined) return undefined;
  let minor = 0;
  for (const [sourceId, opening] of openings) {
    const account = { userId, sourceId };
    minor +=
      opening.day === day
        ? opening.minor
        : await readBalanceAt(trx, account, { opening, day: addDays(day, -1) });
  }
  return { minor, day };
}

async function selectOpenings(
  trx: Writer,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, Opening>> {
  const rows = await trx
    .selectFrom('sources')
    .select(['id', 'opening_minor', 'opening_day'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap(({ id, opening_minor: minor, opening_day: day }) =>
      minor === null || day === null ? [] : [[id, { minor, day }]],
    ),
  );
}

async function updateOpening(
  trx: Writer,
  userId: string,
  { id, opening }: { id: string; opening: Opening | undefined },
): Promise<void> {
  await trx
    .updateTable('sources')
    .set({ opening_minor: opening?.minor ?? null, opening_day: opening?.day ?? null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
