import type { AccountExport } from '#shared/contract/account.ts';

/** What the export, backups, moves, clusters and the deletion of accounts need to know about a table. */
export type TableRule = {
  /** The columns of the primary key. */
  key: readonly string[];
  /**
   * Who copies it: backups and moves; moves only, where a restored backup must not bring it back; or nobody,
   * where it describes what a process was doing.
   */
  copiedBy: 'backupsAndMoves' | 'moves' | 'nobody';
  /**
   * The folders of `server/` that write it, besides `database/`, `backup/` and `move/`, which write every
   * table; `better-auth` is the identity library. `table-writers.test.ts` checks the sources, and every test
   * checks its queries.
   */
  writtenBy: readonly string[];
} & Placement &
  Ownership;

/**
 * Where it is stored when PostgreSQL is spread over machines (Citus, docs/decisions/0018-spread-by-user.md):
 * `distributed` by `user_id`, all rows of a user on one machine, or `reference`, complete on every machine.
 */
type Placement =
  | { placed: 'distributed' }
  | {
      placed: 'reference';
      /**
       * Why users' requests write it although each write must reach every machine; null where none does. A
       * new table gets no reason: where it is looked up before the user is known, the token carries the
       * user's id.
       */
      whyReference: string | null;
    };

/**
 * The column with the id of the user who owns the rows, which are deleted with the account; null where nobody
 * does.
 */
type Ownership = { owner: null } | ({ owner: 'user_id' | 'userId' | 'id' | 'value' } & Export);

/** The part of the personal export that shows it, or why none does. */
type Export = { exportedAs: ExportPart } | { notExported: string };

/** A part of the export with what a person has stored. */
type ExportPart = Exclude<keyof AccountExport, 'format' | 'version' | 'exportedAt'>;
