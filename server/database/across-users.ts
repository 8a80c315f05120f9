import type { Kysely } from 'kysely';
import { createQueryMark } from './query-mark.ts';
import type { Schema } from './schema.ts';

const mark = createQueryMark();

/**
 * The same connection for a query about more users than one, which a cluster asks of every machine. Any other
 * query on a table of users' data names its user, which every test watches; who may do without stands in
 * `across-users.test.ts`, with the reason.
 */
export function acrossUsers<Connection extends Kysely<Schema>>(db: Connection): Connection {
  return mark.on(db);
}

/** Whether a query was made with `acrossUsers`. */
export const isAcrossUsers = mark.isOn;
