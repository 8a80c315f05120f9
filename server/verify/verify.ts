import type { Database } from '#server/database/connect.ts';
import { forEachUser } from '#server/database/each-user.ts';
import { findDamage } from './integrity.ts';
import { findFaults, mendUser, selectUsers, countUsers } from './users.ts';
import { countOwnerless, deleteOwnerless, OWNED } from './ownerless.ts';

type VerifyOptions = {
  database: Database;
  /** Whether what is wrong is mended. */
  isRepair: boolean;
  onProgress: (checked: number, total: number) => void;
  /** Called with a sentence about each fault, and about what was done. */
  onFinding: (sentence: string) => void;
};

export type Verified = { users: number; faults: number; mended: number; isDamaged: boolean };

/**
 * Checks the database's own files, the stored sums of each user, and the rows whose user or other row is missing.
 * A running server can keep writing: each check is one statement. A repair writes as the server does, one user at a
 * time under the lock of their totals, and raises the revision, so that browsers fetch again.
 */
export async function verifyDatabase(options: VerifyOptions): Promise<Verified> {
  const { database, isRepair, onFinding, onProgress } = options;
  const damage = await findDamage(database);
  damage.forEach(onFinding);
  const result = { users: 0, faults: damage.length, mended: 0, isDamaged: damage.length > 0 };
  // The rows of a damaged file cannot be judged, and a repair could destroy what can still be read.
  if (result.isDamaged) return result;
  await verifyOwners(options, result);
  const total = await countUsers(database.read);
  await forEachUser(
    (page) => selectUsers(database.read, page),
    async (user) => {
      const faults = await findFaults(database.read, user.userId);
      for (const { fault } of faults) onFinding(`${user.email}: ${fault}`);
      result.faults += faults.length;
      if (isRepair && faults.length > 0) {
        await mendUser(database, user.userId, faults);
        for (const mended of new Set(faults.map((each) => each.mended)))
          onFinding(`${user.email}: ${mended}`);
        result.mended += faults.length;
      }
      onProgress(++result.users, total);
      await new Promise(setImmediate);
    },
  );
  return result;
}

async function verifyOwners(
  { database, isRepair, onFinding }: VerifyOptions,
  result: Verified,
): Promise<void> {
  for (const owned of OWNED) {
    const count = await countOwnerless(database, owned);
    if (count === 0) continue;
    result.faults++;
    onFinding(`Rows of the table ${owned.table} that belong to no user: ${count}`);
    if (!isRepair) continue;
    await deleteOwnerless(database, owned);
    result.mended++;
    onFinding(`Deleted these rows of the table ${owned.table}.`);
  }
}
