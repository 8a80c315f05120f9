import { paths } from '#shared/paths.ts';

/** The screen that an answer links to, by intent. */
export const INTENT_SCREENS = {
  'budget.status': paths.budgets,
  'accounts.balance': paths.accounts,
  'goal.when': paths.goals,
  'refuse.write': paths.transactions,
} as const;
