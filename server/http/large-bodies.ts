import { serverBusy } from '#server/errors/app-error.ts';
import { createCounts } from './counts.ts';

/** The largest body of most endpoints. */
export const USUAL_BODY_BYTES = 64 * 1024;

/** A body of 4 MB takes ten times as much memory until the response. */
const MAX_AT_ONCE = 8;
const MAX_PER_USER = 2;
const ALL_USERS = '';

const inWork = createCounts();

/** Runs a request with a large body. Throws `serverBusy` before the body is read while there are too many. */
export async function withLargeBody<T>(userId: string, run: () => Promise<T>): Promise<T> {
  if (inWork.get(ALL_USERS) >= MAX_AT_ONCE || inWork.get(userId) >= MAX_PER_USER) throw serverBusy();
  const keys = [ALL_USERS, userId];
  for (const key of keys) inWork.add(key);
  try {
    return await run();
  } finally {
    for (const key of keys) inWork.remove(key);
  }
}
