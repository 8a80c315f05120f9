import type { Database } from '#server/database/connect.ts';

/** The error of PostgreSQL if two database transactions conflict. */
class Conflict extends Error {
  readonly code = '40001';
}

/**
 * Makes the first attempt of each write end with a conflict after its job has run; the second attempt counts. Returns a
 * function that restores the normal writes. SQLite has no conflicts, so there the write is sent again.
 */
export function repeatWrites(database: Database): () => void {
  const { write } = database;
  database.write = async (job) => {
    let attempts = 0;
    const attempt = () =>
      write(async (trx) => {
        const result = await job(trx);
        attempts += 1;
        if (attempts === 1) throw new Conflict('The first attempt ends with a conflict.');
        return result;
      });
    return await attempt().catch(async (error: unknown) => {
      if (error instanceof Conflict) return await attempt();
      throw error;
    });
  };
  return () => {
    database.write = write;
  };
}
