import { setImmediate } from 'node:timers/promises';
import type { Reader } from '#server/database/schema.ts';
import { findEndOfRange, type UserRange } from './queries.ts';

/** A query over 500 users delays other requests by only a few milliseconds. */
const USERS_AT_ONCE = 500;

/** Yields all users in groups, in the order of their ids; other requests run between two groups. */
export async function* userRanges(db: Reader, size: number = USERS_AT_ONCE): AsyncGenerator<UserRange> {
  for (let after = ''; ;) {
    const upTo = await findEndOfRange(db, after, size);
    yield { after, upTo };
    if (upTo === undefined) return;
    after = upTo;
    await setImmediate();
  }
}
