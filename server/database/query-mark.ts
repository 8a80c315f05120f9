import type { CompiledQuery, Kysely, KyselyPlugin } from 'kysely';
import type { Schema } from './schema.ts';

export type QueryMark = {
  /** Returns the connection with the mark on all its queries. */
  on: <Connection extends Kysely<Schema>>(db: Connection) => Connection;
  isOn: (query: CompiledQuery) => boolean;
};

/** Creates a mark by which observers recognise queries. It is not sent to the database. */
export function createQueryMark(): QueryMark {
  const mark = Symbol('mark');
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => ({ ...node, [mark]: true }),
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return {
    on: <Connection extends Kysely<Schema>>(db: Connection) => db.withPlugin(plugin) as Connection,
    isOn: ({ query }) => mark in query,
  };
}
