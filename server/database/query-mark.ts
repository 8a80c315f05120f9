import type { CompiledQuery, Kysely, KyselyPlugin } from 'kysely';
import type { Schema } from './schema.ts';

export type QueryMark = {
  /** The same connection; its queries carry the mark. */
  on: <Connection extends Kysely<Schema>>(db: Connection) => Connection;
  isOn: (query: CompiledQuery) => boolean;
};

/** Makes a mark by which observers recognise queries; the database never sees it. */
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
