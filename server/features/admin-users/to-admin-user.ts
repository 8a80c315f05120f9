import { today } from '#shared/calendar.ts';
import type { AdminUser } from '#shared/contract/admin-users.ts';
import { isPremiumPlan } from '#shared/premium.ts';
import { isOnline } from '#server/database/online.ts';
import type { UserRow } from './queries.ts';

export function toAdminUser(row: UserRow, nowMs: number): AdminUser {
  const isAdmin = row.is_admin === 1;
  return {
    id: row.user_id,
    email: row.email,
    displayName: row.display_name,
    role: isAdmin ? 'admin' : 'user',
    isAdmin,
    isSuspended: row.is_suspended === 1,
    plan: row.plan,
    premiumUntil: row.premium_until,
    premiumSource: row.premium_source,
    hasPremiumPlan: isPremiumPlan({ plan: row.plan, until: row.premium_until }, () =>
      today(row.time_zone, nowMs),
    ),
    premiumRequestedAt: toRequestedAt(row),
    hasTwoStep: row.confirmed_at !== null,
    isOnline: isOnline(row, nowMs),
    lastSeen: row.last_seen === null ? null : new Date(row.last_seen).toISOString(),
    createdAt: new Date(row.created_at).toISOString(),
  };
}

function toRequestedAt({ requested_at, answered_at }: UserRow): string | null {
  return requested_at === null || answered_at !== null ? null : new Date(requested_at).toISOString();
}
