import { recordAudit } from '#server/audit/record-audit.ts';
import type { Writer } from '#server/database/schema.ts';
import { updateToAdmin } from './queries.ts';

/**
 * Gives the role to the user whose address the environment names as the administrator's, once it was shown
 * to be theirs (spec section 6); nobody else.
 */
export async function promoteNamedAdmin(
  trx: Writer,
  user: { userId: string; email: string },
  { adminEmail, at }: { adminEmail: string | undefined; at: number },
): Promise<void> {
  if (user.email !== adminEmail || !(await updateToAdmin(trx, user.userId, at))) return;
  await recordAudit(trx, {
    at,
    actor: { kind: 'system' },
    action: 'userPromoted',
    target: 'user',
    targetId: user.userId,
    before: { isAdmin: false },
    after: { isAdmin: true },
  });
}
