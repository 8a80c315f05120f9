import { uuidv7 } from 'uuidv7';
import { INVITE_DAYS, type Invite } from '#shared/contract/invites.ts';
import { recordAudit, type AuditedAct } from '#server/audit/record-audit.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createLinks, toLinkState, type LinkOptions, type Links } from '../links/links.ts';
import { deleteUnusedInvite, insertInvite, reopenInvite, selectInvites, type InviteRow } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** An invitation is listed for 30 days after it was made, used or not. */
export const INVITE_KEPT_MS = 30 * DAY_MS;
const MAX_LISTED = 200;

export type Invites = ReturnType<typeof createInvites>;

type InviteContext = LinkOptions & { links: Links<'invites'> };

const INVITE_LINKS = {
  table: 'invites',
  path: '/signup?invite',
  lifetimeMs: INVITE_DAYS * DAY_MS,
  refusals: { unknown: 'inviteInvalid', expired: 'inviteInvalid', used: 'inviteInvalid' },
} as const;

/** Makes and lists invitations: each lets one person sign up while registration is by invitation. */
export function createInvites(options: LinkOptions) {
  const links = createLinks(options, INVITE_LINKS);
  const context = { ...options, links };
  return {
    make: (adminId: string, note: string) => makeInvite(context, adminId, note),
    list: () => listInvites(context),
    revoke: (adminId: string, id: string) => revokeInvite(context, adminId, id),
    check: links.check,

    /** Uses an invitation up and returns its id. Throws `inviteInvalid`. */
    spend: async (token: string): Promise<string> =>
      (await options.database.write((trx) => links.spend(trx, token))).id,

    /** Makes an invitation valid again after its sign-up has failed. */
    reopen: (id: string) => options.database.write((trx) => reopenInvite(trx, id)),
  };
}

async function listInvites({ database, now }: InviteContext): Promise<Invite[]> {
  const rows = await selectInvites(database.read, { since: now() - INVITE_KEPT_MS, limit: MAX_LISTED });
  return rows.map((row) => toInvite(row, now()));
}

type NewInvite = { invite: Invite; link: string };

/** Makes an invitation. Only this call returns its link. */
async function makeInvite(context: InviteContext, adminId: string, note: string): Promise<NewInvite> {
  const { database, links, now } = context;
  const { link, hash, createdAt, expiresAt } = links.create(undefined);
  const times = { created_at: createdAt, expires_at: expiresAt, used_at: null };
  const row: InviteRow = { id: uuidv7(), token_hash: hash, note, ...times };
  await database.write(async (trx) => {
    await insertInvite(trx, row);
    // The act leaves out the note, which may name a person.
    const after = { expiresAt: new Date(expiresAt).toISOString() };
    await recordInviteAct(trx, { at: now(), adminId, action: 'inviteMade', id: row.id, after });
  });
  return { invite: toInvite(row, now()), link };
}

/** Deletes an invitation that nobody has used. Throws `inviteNotFound`. */
async function revokeInvite({ database, now }: InviteContext, adminId: string, id: string): Promise<void> {
  await database.write(async (trx) => {
    const revoked = await deleteUnusedInvite(trx, id);
    if (revoked === undefined) throw new AppError('inviteNotFound');
    const before = { createdAt: new Date(revoked.created_at).toISOString() };
    await recordInviteAct(trx, { at: now(), adminId, action: 'inviteRevoked', id, before });
  });
}

async function recordInviteAct(
  trx: Writer,
  {
    adminId,
    id,
    ...act
  }: Pick<AuditedAct, 'at' | 'action' | 'before' | 'after'> & { adminId: string; id: string },
): Promise<void> {
  await recordAudit(trx, { ...act, actor: { kind: 'user', id: adminId }, target: 'invite', targetId: id });
}

function toInvite(row: InviteRow, now: number): Invite {
  const state = toLinkState(row, now);
  return {
    id: row.id,
    note: row.note,
    state: state === 'used' || state === 'expired' ? state : 'open',
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: new Date(row.expires_at).toISOString(),
    usedAt: row.used_at === null ? null : new Date(row.used_at).toISOString(),
  };
}
