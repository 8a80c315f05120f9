import type { AccountExport } from '#shared/contract/account.ts';

/** The facts about a table that the export, backups, moves, clusters and the deletion of accounts need. */
export type TableRule = {
  key: readonly string[];
  /**
   * Who copies the table: backups and moves; only moves, if a restored backup must not bring the rows back; or nobody,
   * if the rows describe running processes.
   */
  copiedBy: 'backupsAndMoves' | 'moves' | 'nobody';
  /**
   * The folders of `server/` that write the table, without `database/`, `backup/`, `move/` and `verify/`, which write all.
   * `better-auth` is the identity library. `table-writers.test.ts` checks the sources, and HTTP tests check queries.
   */
  writtenBy: readonly string[];
} & Placement &
  Ownership;

/**
 * The placement of a table when PostgreSQL is spread over machines (Citus, docs/decisions/0018-spread-by-user.md):
 * `distributed` by `user_id`, with all rows of a user on one machine, or `reference`, complete on every machine.
 */
type Placement =
  | { placed: 'distributed' }
  | {
      placed: 'reference';
      /**
       * The reason why users' requests write it, although each write must reach every machine; null if none does. A new
       * table gets no reason: if it is looked up before the user is known, the token contains the user's id.
       */
      whyReference: string | null;
    };

/**
 * The column with the id of the user who owns the rows, which are deleted with the account; null if nobody owns them.
 */
type Ownership = { owner: null } | ({ owner: 'user_id' | 'userId' | 'id' | 'value' } & Export);

/** The part of the export with the rows, or the reason why there is none. */
type Export = { exportedAs: ExportPart } | { notExported: string };

/** A part of the export with data of the user. */
type ExportPart = Exclude<keyof AccountExport, 'format' | 'version' | 'exportedAt'>;
