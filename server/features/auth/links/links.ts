import type { ErrorCode } from '#shared/errors.ts';
import type { Database } from '#server/database/connect.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { findLink, spendLink, type LinkKey, type LinkRow, type LinkTable } from './queries.ts';
import { createLinkToken, readLinkToken } from './token.ts';

export type LinkState = 'valid' | 'used' | 'expired' | 'unknown';

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
  refusals: Record<Exclude<LinkState, 'valid'>, ErrorCode>;
};

export type Links<Table extends LinkTable> = ReturnType<typeof createLinks<Table>>;

/** Creates, finds and uses up one kind of one-time links. */
export function createLinks<Table extends LinkTable>(options: LinkOptions, kind: LinkKind<Table>) {
  const { database, siteUrl, now } = options;
  const { table } = kind;

  async function findState(db: Reader | Writer, key: LinkKey): Promise<LinkState> {
    return toLinkState(await findLink<LinkTable>(db, table, key), now());
  }

  function requireValid(state: LinkState): void {
    if (state !== 'valid') throw new AppError(kind.refusals[state]);
  }

  return {
    /**
     * Makes a link of a user, its token's hash and its times in epoch milliseconds. The link works once the caller has
     * stored it. Only an invitation has no user.
     */
    create(userId: Table extends 'invites' ? undefined : string) {
      const { token, hash } = createLinkToken(userId);
      const createdAt = now();
      const link = `${siteUrl()}${kind.path}=${token}`;
      return { link, hash, createdAt, expiresAt: createdAt + kind.lifetimeMs };
    },

    find: (token: string) => findLink(database.read, table, readLinkToken(token)),

    check: (token: string) => findState(database.read, readLinkToken(token)),

    /** Throws an error of `refusals` if the link does not work. */
    async requireValid(token: string): Promise<void> {
      requireValid(await findState(database.read, readLinkToken(token)));
    },

    /** Uses a link up and returns its row. Throws an error of `refusals` if the link does not work. */
    async spend(trx: Writer, token: string): Promise<LinkRow<Table>> {
      const key = readLinkToken(token);
      const spent = await spendLink(trx, table, key, now());
      if (spent !== undefined) return spent;
      requireValid(await findState(trx, key));
      throw new AppError(kind.refusals.unknown);
    },
  };
}

type LinkTimes = { expires_at: number } & ({ used_at: number | null } | { done_at: number | null });

export function toLinkState(row: LinkTimes | undefined, now: number): LinkState {
  if (row === undefined) return 'unknown';
  const usedAt = 'used_at' in row ? row.used_at : row.done_at;
  if (usedAt !== null) return 'used';
  return row.expires_at <= now ? 'expired' : 'valid';
}
