/** The rhythms in which transactions are recognised as repeating. */
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
