import type { Caller } from '#server/http/environment.ts';
import { today } from '#shared/calendar.ts';
import { TERMS_VERSION } from '#shared/limits.ts';
import { isPremiumPlan } from '#shared/premium.ts';
import type { CallerRow } from './queries.ts';

/** The columns that sessions and access tokens both select. */
export type OwnerRow = Omit<CallerRow, 'sessionId' | 'expiresAt' | 'createdAt' | 'updatedAt' | 'proved_at'>;

/** Returns the fields of a caller that come from the profile. */
export function toOwner(
  row: OwnerRow,
  nowMs: number,
): Omit<Caller, 'sessionId' | 'tokenScope' | 'provedUntil'> {
  return {
    userId: row.userId,
    isAdmin: row.is_admin === 1,
    isSuspended: row.is_suspended === 1,
    hasAcceptedTerms: row.terms_accepted === 1 && row.terms_version >= TERMS_VERSION,
    currency: row.currency,
    timeZone: row.time_zone,
    language: row.language,
    hasPremiumPlan: isPremiumPlan({ plan: row.plan, until: row.premium_until }, () =>
      today(row.time_zone, nowMs),
    ),
  };
}
