/** How often something may seem to repeat. */
export const CADENCES = [
  'weekly',
  'biweekly',
  'fourWeekly',
  'semimonthly',
  'monthly',
  'bimonthly',
  'quarterly',
  'semiannual',
  'annual',
] as const;
export type Cadence = (typeof CADENCES)[number];
