import { today } from '#shared/calendar.ts';
import type { Premium, StoredPremiumRequest } from '#shared/contract/premium.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import { hasPremium, isPremiumPlan } from '#shared/premium.ts';
import type { Database } from '#server/database/connect.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { selectActiveAdmins } from '#server/database/select-active-admins.ts';
import { lockUserTotals } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Notices } from '#server/mail/notices.ts';
import { deleteOpenRequest, findPlan, findRequest, insertRequest, type RequestRow } from './queries.ts';

export type PremiumOptions = {
  database: Database;
  now: () => number;
  currentSettings: () => Promise<SystemSettings>;
  notices: Notices;
  /** Tells the administrators of a request, in the database transaction that stores it. */
  addNotification: (trx: Writer, user: { userId: string; email: string }) => Promise<void>;
  removeNotification: (trx: Writer, userId: string) => Promise<void>;
  onChange: (userId: string) => void;
};

export function createPremium(options: PremiumOptions) {
  const { database } = options;
  return {
    read: (userId: string) => readPremium(options, userId),

    /** Throws `premiumNotRequestable`, `premiumRequested`, `premiumAlready`. */
    async request(userId: string, message: string): Promise<Premium> {
      const { premiumMode } = await options.currentSettings();
      if (premiumMode !== 'byRequest') throw new AppError('premiumNotRequestable');
      await database.write((trx) => storeRequest(trx, options, { userId, message }));
      options.onChange(userId);
      options.notices.send();
      return await readPremium(options, userId);
    },

    /** Throws `premiumRequestNotFound`. */
    async cancel(userId: string): Promise<Premium> {
      await database.write(async (trx) => {
        if (!(await deleteOpenRequest(trx, userId))) throw new AppError('premiumRequestNotFound');
        await options.removeNotification(trx, userId);
      });
      options.onChange(userId);
      return await readPremium(options, userId);
    },
  };
}

async function readPremium(
  { database, now, currentSettings }: PremiumOptions,
  userId: string,
): Promise<Premium> {
  const { premiumMode: mode } = await currentSettings();
  const plan = await requirePlan(database.read, userId, now());
  const request = await findRequest(database.read, userId);
  return {
    mode,
    hasPremium: hasPremium(mode, plan.isPremium),
    plan: plan.plan,
    until: plan.premium_until,
    source: plan.premium_source,
    request: request === undefined ? null : toRequest(request),
  };
}

async function storeRequest(
  trx: Writer,
  { now, notices, addNotification }: PremiumOptions,
  { userId, message }: { userId: string; message: string },
): Promise<void> {
  // Keeps a grant and the deletion of the account from happening between the reads and the writes.
  await lockUserTotals(trx, userId);
  const { email, isPremium } = await requirePlan(trx, userId, now());
  if (isPremium) throw new AppError('premiumAlready');
  const request = { user_id: userId, message, requested_at: now(), answered_at: null, outcome: null };
  if (!(await insertRequest(trx, request))) throw new AppError('premiumRequested');
  await addNotification(trx, { userId, email });
  for (const adminId of await selectActiveAdmins(trx)) await notices.add(trx, adminId, 'premiumRequested');
}

/** Throws `notAuthenticated` if the account has been deleted. */
async function requirePlan(db: Reader | Writer, userId: string, nowMs: number) {
  const row = await findPlan(db, userId);
  if (row === undefined) throw new AppError('notAuthenticated');
  const stored = { plan: row.plan, until: row.premium_until };
  return { ...row, isPremium: isPremiumPlan(stored, () => today(row.time_zone, nowMs)) };
}

function toRequest(row: RequestRow) {
  return {
    requestedAt: new Date(row.requested_at).toISOString(),
    answeredAt: row.answered_at === null ? null : new Date(row.answered_at).toISOString(),
    outcome: row.outcome,
  };
}

export async function* streamRequests(
  db: Reader,
  { userId }: { userId: string },
): AsyncGenerator<StoredPremiumRequest, void> {
  const row = await findRequest(db, userId);
  if (row !== undefined) yield { ...toRequest(row), message: row.message };
}
