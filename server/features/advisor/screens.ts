import { paths } from '#shared/paths.ts';

/** The screens to which the answers of these intents lead. */
export const INTENT_SCREENS = {
  'budget.status': paths.budgets,
  'goal.when': paths.goals,
  'refuse.write': paths.transactions,
} as const;
