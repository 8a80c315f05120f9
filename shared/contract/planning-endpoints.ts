import type { Endpoint } from './endpoint.ts';
import { getForecast } from './forecast.ts';
import {
  addRecurring,
  decideOccurrence,
  deleteRecurring,
  editRecurring,
  getRecurring,
  listOccurrences,
  listRecurring,
  listUpcoming,
} from './recurring.ts';
import { catchUp } from './recurring-catch-up.ts';
import { listComing } from './recurring-coming.ts';
import { decideWaiting } from './recurring-waiting.ts';
import { dismissNotice, listDismissed, listNotices, showAgain, undismissNotice } from './notices.ts';
import { decideSuggestion, forgetSuggestion, listSuggestions } from './recurring-suggestions.ts';
import { askAdvisor } from './advisor.ts';
import {
  copyBudgets,
  getBudgets,
  listBudgetAlerts,
  listBudgetAmounts,
  seeBudgetAlerts,
  setBudget,
  suggestBudgets,
} from './budgets.ts';
import {
  addGoal,
  addGoalEntry,
  deleteGoal,
  deleteGoalEntry,
  editGoal,
  listGoalEntries,
  listGoals,
} from './goals.ts';

/** The endpoints of recurring transactions, budgets, goals, the advisor, the forecast and notices. */
export const PLANNING_ENDPOINTS: readonly Endpoint[] = [
  listRecurring,
  addRecurring,
  listOccurrences,
  listUpcoming,
  listComing,
  catchUp,
  listSuggestions,
  decideSuggestion,
  forgetSuggestion,
  getRecurring,
  editRecurring,
  deleteRecurring,
  decideOccurrence,
  decideWaiting,
  getBudgets,
  suggestBudgets,
  listBudgetAlerts,
  listBudgetAmounts,
  seeBudgetAlerts,
  copyBudgets,
  setBudget,
  listGoals,
  addGoal,
  editGoal,
  deleteGoal,
  listGoalEntries,
  addGoalEntry,
  deleteGoalEntry,
  askAdvisor,
  getForecast,
  listNotices,
  dismissNotice,
  undismissNotice,
  listDismissed,
  showAgain,
];
