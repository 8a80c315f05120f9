import { createHash, randomBytes } from 'node:crypto';
import type { ErrorCode } from '#shared/errors.ts';
import type { Database } from '#server/database/connect.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { findLink, spendLink, type LinkRow, type LinkTable } from './queries.ts';

const TOKEN_BYTES = 32;

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

type LinkTimes = { expires_at: number } & ({ used_at: number | null } | { done_at: number | null });

export function toLinkState(row: LinkTimes | undefined, now: number): LinkState {
  if (row === undefined) return 'unknown';
  const usedAt = 'used_at' in row ? row.used_at : row.done_at;
  if (usedAt !== null) return 'used';
  return row.expires_at <= now ? 'expired' : 'valid';
}

/** Makes a token for a link, and its hash; only the hash is stored. */
export function createLinkToken(): { token: string; hash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashLinkToken(token) };
}

/** Hashes a token. One pass of a fast hash is enough, since 256 random bits cannot be guessed. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
