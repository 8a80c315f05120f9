import type { Database } from '#server/database/connect.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { reviseUserTotals } from '#server/database/user-totals.ts';
import {
  countBroken,
  countWithoutCategory,
  LINKS,
  mendBroken,
  uncategorizeUnknown,
  type Link,
} from './links.ts';
import { countWrongSums, rebuildSums } from './sums.ts';

/** A fault of one user's rows and what a repair does, each in a sentence for the operator. */
type Fault = { fault: string; mended: string; mend: (trx: Writer, userId: string) => Promise<void> };

/** A function that finds the faults of one user. */
export async function findFaults(db: Reader, userId: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const link of LINKS) {
    const count = await countBroken(db, userId, link);
    if (count > 0) faults.push(toFault(link, count));
  }
  const uncategorized = await countWithoutCategory(db, userId);
  if (uncategorized > 0)
    faults.push({
      fault: `Transactions that name a missing category: ${uncategorized}`,
      mended: 'Made these transactions uncategorized.',
      mend: uncategorizeUnknown,
    });
  const { daily, overall, accounts } = await countWrongSums(db, userId);
  const sums = [
    { count: daily, fault: `Daily totals that differ from the transactions: ${daily}` },
    { count: overall, fault: 'The totals differ from the transactions.' },
    { count: accounts, fault: `Monthly sums of accounts that differ from their money: ${accounts}` },
  ].filter(({ count }) => count > 0);
  // `mendUser` computes all sums again.
  const mend = () => Promise.resolve();
  return [...faults, ...sums.map(({ fault }) => ({ fault, mended: 'Computed the sums again.', mend }))];
}

function toFault(link: Link, count: number): Fault {
  const isDeleted = link.mend === 'delete';
  return {
    fault: `${capitalize(link.rows)} that name a missing ${link.missing}: ${count}`,
    mended: isDeleted ? `Deleted these ${link.rows}.` : `These ${link.rows} name no ${link.missing} now.`,
    mend: (trx, userId) => mendBroken(trx, userId, link),
  };
}

/** Mends the faults of a user, and computes all their sums again, in one database transaction. */
export async function mendUser(database: Database, userId: string, faults: readonly Fault[]): Promise<void> {
  await database.write(async (trx) => {
    await reviseUserTotals(trx, userId);
    for (const { mend } of faults) await mend(trx, userId);
    await rebuildSums(trx, userId);
  });
}

export async function selectUsers(
  db: Reader,
  { afterUserId, limit }: { afterUserId: string; limit: number },
): Promise<{ userId: string; email: string }[]> {
  return await db
    .selectFrom('user')
    .select(['id as userId', 'email'])
    .where('id', '>', afterUserId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function countUsers(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('user')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function capitalize(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
