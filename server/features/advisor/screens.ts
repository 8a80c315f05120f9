import { paths } from '#shared/paths.ts';

/** The screens on which the user can do what an answer is about. */
export const INTENT_SCREENS = {
  'budget.status': paths.budgets,
  'goal.when': paths.goals,
  'refuse.write': paths.transactions,
} as const;
