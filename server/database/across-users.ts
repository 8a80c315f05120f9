import type { Kysely } from 'kysely';
import { createQueryMark } from './query-mark.ts';
import type { Schema } from './schema.ts';

const mark = createQueryMark();

/**
 * The same connection, for a query over several users, which a cluster sends to every machine. Any other
 * query on a table of users' data names its user, as every test checks; `across-users.test.ts` lists the
 * exceptions with their reasons.
 */
export function acrossUsers<Connection extends Kysely<Schema>>(db: Connection): Connection {
  return mark.on(db);
}

/** Whether a query was made with `acrossUsers`. */
export const isAcrossUsers = mark.isOn;
