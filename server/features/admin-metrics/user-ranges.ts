import { setImmediate } from 'node:timers/promises';
import type { Reader } from '#server/database/schema.ts';
import { findEndOfRange, type UserRange } from './queries.ts';

/** So many that a query over them holds up other requests for a few milliseconds only. */
const USERS_AT_ONCE = 500;

/** All users in groups, in the order of their ids; between two of them other requests have their turn. */
export async function* rangesOfUsers(db: Reader, size: number = USERS_AT_ONCE): AsyncGenerator<UserRange> {
  for (let after = ''; ;) {
    const upTo = await findEndOfRange(db, after, size);
    yield { after, upTo };
    if (upTo === undefined) return;
    after = upTo;
    await setImmediate();
  }
}
