import { uuidv7 } from 'uuidv7';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { INVITE_DAYS, type checkInvite, type Invite } from '#shared/contract/invites.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Database } from '#server/database/connect.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createLinkToken, hashLinkToken } from '../link-token.ts';
import { stateOfLink } from '../links/link-state.ts';
import {
  deleteUnusedInvite,
  findInvite,
  insertInvite,
  reopenInvite,
  selectInvites,
  spendInvite,
  type InviteRow,
} from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** For so long after it was made an invitation is listed, whatever became of it. */
export const INVITE_KEPT_MS = 30 * DAY_MS;
const MAX_LISTED = 200;

export type Invites = ReturnType<typeof createInvites>;

/** Links with which one person each may sign up where not everybody may. */
export function createInvites(options: { database: Database; siteUrl: () => string; now: () => number }) {
  const { database, now } = options;

  return {
    /** Makes an invitation; its link cannot be read again. The audit leaves out the note, which may name a person. */
    async make(adminId: string, note: string): Promise<{ invite: Invite; link: string }> {
      const { token, hash } = createLinkToken();
      const link = `${options.siteUrl()}/signup?invite=${token}`;
      const row: InviteRow = {
        id: uuidv7(),
        token_hash: hash,
        note,
        created_at: now(),
        expires_at: now() + INVITE_DAYS * DAY_MS,
        used_at: null,
      };
      await database.write(async (trx) => {
        await insertInvite(trx, row);
        await recordAudit(trx, {
          at: now(),
          actor: { kind: 'user', id: adminId },
          action: 'inviteMade',
          target: 'invite',
          targetId: row.id,
          after: { expiresAt: new Date(row.expires_at).toISOString() },
        });
      });
      return { invite: toInvite(row, now()), link };
    },

    async list(): Promise<Invite[]> {
      const rows = await selectInvites(database.read, { since: now() - INVITE_KEPT_MS, limit: MAX_LISTED });
      return rows.map((row) => toInvite(row, now()));
    },

    /** Deletes an invitation that nobody has used. Throws `inviteNotFound`. */
    async revoke(adminId: string, id: string): Promise<void> {
      await database.write(async (trx) => {
        const revoked = await deleteUnusedInvite(trx, id);
        if (revoked === undefined) throw new AppError('inviteNotFound');
        await recordAudit(trx, {
          at: now(),
          actor: { kind: 'user', id: adminId },
          action: 'inviteRevoked',
          target: 'invite',
          targetId: id,
          before: { createdAt: new Date(revoked.created_at).toISOString() },
        });
      });
    },

    async check(token: string): Promise<OutputOf<typeof checkInvite>['state']> {
      return stateOfLink(await findInvite(database.read, hashLinkToken(token)), now());
    },

    /** Uses an invitation up, and answers its id. Throws `inviteInvalid` when it admits nobody (any more). */
    async spend(token: string): Promise<string> {
      const id = await database.write((trx) => spendInvite(trx, hashLinkToken(token), now()));
      if (id === undefined) throw new AppError('inviteInvalid');
      return id;
    },

    /** Makes an invitation good again whose sign-up has failed. */
    async giveBack(id: string): Promise<void> {
      await database.write((trx) => reopenInvite(trx, id));
    },
  };
}

function toInvite(row: InviteRow, now: number): Invite {
  const state = stateOfLink(row, now);
  return {
    id: row.id,
    note: row.note,
    state: state === 'used' || state === 'expired' ? state : 'open',
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: new Date(row.expires_at).toISOString(),
    usedAt: row.used_at === null ? null : new Date(row.used_at).toISOString(),
  };
}
