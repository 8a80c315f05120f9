import type { ErrorCode } from '#shared/errors.ts';
import type { Database } from '#server/database/connect.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { toLinkState, type LinkState } from './link-state.ts';
import { findLink, spendLink, type LinkRow, type LinkTable } from './queries.ts';
import { createLinkToken, hashLinkToken } from './token.ts';

export type LinkOptions = {
  database: Database;
  /** The product's address, without a slash at the end. */
  siteUrl: () => string;
  now: () => number;
};

type LinkKind<Table extends LinkTable> = {
  table: Table;
  /** Path and name of the parameter, such as `/reset-password?token`. */
  path: string;
  lifetimeMs: number;
  /** The error for a link that does not work. */
  refusals: Record<Exclude<LinkState, 'valid'>, ErrorCode>;
};

export type Links<Table extends LinkTable> = ReturnType<typeof createLinks<Table>>;

/** Creates, finds and uses up one kind of one-time links. */
export function createLinks<Table extends LinkTable>(options: LinkOptions, kind: LinkKind<Table>) {
  const { database, siteUrl, now } = options;
  const { table } = kind;

  async function findState(db: Reader | Writer, tokenHash: string): Promise<LinkState> {
    return toLinkState(await findLink<LinkTable>(db, table, tokenHash), now());
  }

  function requireValid(state: LinkState): void {
    if (state !== 'valid') throw new AppError(kind.refusals[state]);
  }

  return {
    /**
     * Makes a link, its token's hash and its times in epoch milliseconds. The link works once the caller has stored
     * it.
     */
    create() {
      const { token, hash } = createLinkToken();
      const createdAt = now();
      const link = `${siteUrl()}${kind.path}=${token}`;
      return { link, hash, createdAt, expiresAt: createdAt + kind.lifetimeMs };
    },

    find: (token: string) => findLink(database.read, table, hashLinkToken(token)),

    check: (token: string) => findState(database.read, hashLinkToken(token)),

    /** Throws an error of `refusals` if the link does not work. */
    async requireValid(token: string): Promise<void> {
      requireValid(await findState(database.read, hashLinkToken(token)));
    },

    /** Uses a link up and returns its row. Throws an error of `refusals` if the link does not work. */
    async spend(trx: Writer, token: string): Promise<LinkRow<Table>> {
      const tokenHash = hashLinkToken(token);
      const spent = await spendLink(trx, table, { tokenHash, now: now() });
      if (spent !== undefined) return spent;
      requireValid(await findState(trx, tokenHash));
      throw new AppError(kind.refusals.unknown);
    },
  };
}
