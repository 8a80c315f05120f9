import type { AccountExport } from '#shared/contract/account.ts';

/** What the export, backups, moves, clusters and the deletion of accounts need to know about a table. */
export type TableRule = {
  /** The columns of its primary key. */
  key: readonly string[];
  /**
   * Who copies it: backups and moves; moves alone, since what is in it must not come back from a backup; or nobody,
   * since it is about what a process was doing.
   */
  copiedBy: 'backupsAndMoves' | 'moves' | 'nobody';
  /**
   * The folders of `server/` that write it, besides `database/`, `backup/` and `move/`, which write all; `better-auth` is
   * the identity library. `table-writers.test.ts` reads it in the sources, and every test watches the queries for it.
   */
  writtenBy: readonly string[];
} & Placement &
  Ownership;

/**
 * Where it lies when PostgreSQL is spread over machines (Citus, docs/decisions/0018-spread-by-user.md): `distributed`
 * by `user_id`, all rows of a user on one machine, or `reference`, whole on every machine.
 */
type Placement =
  | { placed: 'distributed' }
  | {
      placed: 'reference';
      /**
       * Why users' requests write it although each write has to reach every machine; null where none does. A new table
       * gets no reason: what is looked up before the user is known carries the user's id in its token.
       */
      whyReference: string | null;
    };

/** The column with the id of the user whose rows they are, which go with the account; null where they are nobody's. */
type Ownership = { owner: null } | ({ owner: 'user_id' | 'userId' | 'id' | 'value' } & Export);

/** The part of the person's export that shows it, or why none does. */
type Export = { exportedAs: ExportPart } | { notExported: string };

/** A part of the export that holds what a person has stored. */
type ExportPart = Exclude<keyof AccountExport, 'format' | 'version' | 'exportedAt'>;
