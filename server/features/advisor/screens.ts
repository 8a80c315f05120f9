import { paths } from '#shared/paths.ts';

/** The screens on which a person does what the advisor only talks about. */
export const INTENT_SCREENS = {
  'budget.status': paths.budgets,
  'goal.when': paths.goals,
  'refuse.write': paths.transactions,
} as const;
