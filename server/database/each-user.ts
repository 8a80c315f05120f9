/** The number of users per query. On SQLite, other requests wait for each query. */
const USERS_AT_ONCE = 500;

/**
 * Runs a job for each user that a query finds, one after the other, so that other writes run in between. `find` returns
 * the next users after an id, sorted by id.
 */
export async function forEachUser<Found extends { userId: string }>(
  find: (page: { afterUserId: string; limit: number }) => Promise<Found[]>,
  job: (found: Found) => Promise<void>,
): Promise<void> {
  for (let afterUserId: string | undefined = ''; afterUserId !== undefined;) {
    const users: Found[] = await find({ afterUserId, limit: USERS_AT_ONCE });
    for (const user of users) await job(user);
    afterUserId = users.at(-1)?.userId;
  }
}
