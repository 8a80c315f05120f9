import type { Kysely } from 'kysely';
import { createQueryMark } from './query-mark.ts';
import type { Schema } from './schema.ts';

const mark = createQueryMark();

/**
 * Marks a connection for queries over several users, which a cluster sends to every machine. Every other query on
 * users' data must name one user, as all HTTP tests check. `across-users.test.ts` lists the uses with their reasons.
 */
export function acrossUsers<Connection extends Kysely<Schema>>(db: Connection): Connection {
  return mark.on(db);
}

export const isAcrossUsers = mark.isOn;
