import type { CalendarDay } from './calendar.ts';

/** Who has Premium: everyone, whoever asks and is granted it, or whoever an administrator gives it to. */
export const PREMIUM_MODES = ['everyone', 'byRequest', 'byGrant'] as const;
export type PremiumMode = (typeof PREMIUM_MODES)[number];

/** The stored plan of a user. `until` is its last day; null if it has no end. */
export type Plan = { plan: 'free' | 'premium'; until: CalendarDay | null };

/** Whether a plan is Premium and has not ended. `today` is the day in the user's time zone. */
export function isPremiumPlan({ plan, until }: Plan, today: () => CalendarDay): boolean {
  return plan === 'premium' && (until === null || today() <= until);
}

/** Whether somebody has Premium, by the mode of the installation and by their own plan. */
export function hasPremium(mode: PremiumMode, hasPremiumPlan: boolean): boolean {
  return mode === 'everyone' || hasPremiumPlan;
}
