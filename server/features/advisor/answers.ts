import type { Intent } from '#shared/advisor/types.ts';
import { answerAccounts } from './answers/accounts.ts';
import { answerRecurringNext, answerRecurringTotal } from './answers/recurring.ts';
import { answerRecurringList } from './answers/recurring-list.ts';
import { answerMissed, answerNewRecurring, answerPriceChanges } from './answers/recurring-changes.ts';
import { answerAverage } from './answers/averages.ts';
import { answerUnusual } from './answers/unusual.ts';
import { answerDuplicates } from './answers/duplicates.ts';
import { answerAccuracy, answerForecast } from './answers/forecast.ts';
import { answerGoalHowMuch, answerGoalWhen } from './answers/goals.ts';
import {
  answerFixed,
  answerPace,
  answerRange,
  answerSummary,
  answerUncategorized,
} from './answers/habits.ts';
import { answerExtremes } from './answers/extremes.ts';
import { answerCount, answerFirstOrLast, answerList } from './answers/lists.ts';
import { answerExtremeMonth, answerNoSpendDays, answerSavingsRate } from './answers/months.ts';
import { answerTrend } from './answers/trend.ts';
import { answerWeekdays } from './answers/weekdays.ts';
import { answerWhy } from './answers/why.ts';
import { answerMerchants } from './answers/merchants.ts';
import { answerCompare } from './answers/compare.ts';
import { answerBreakdown, answerShare } from './answers/parts.ts';
import { answerAfford } from './answers/afford.ts';
import { answerBudgets, answerCut } from './answers/cuts-and-budgets.ts';
import { answerSafeToSpend } from './answers/safe-to-spend.ts';
import { answerRefusal, answerTalk } from './answers/talk.ts';
import { answerTotal } from './answers/totals.ts';
import { answerUpcoming } from './answers/upcoming.ts';
import type { Answerer } from './types.ts';

export const ANSWERS: Record<Intent, Answerer> = {
  'spend.total': answerTotal,
  'spend.compare': answerCompare,
  'spend.average': answerAverage,
  'spend.breakdown': answerBreakdown,
  'spend.merchants': answerMerchants,
  'spend.share': answerShare,
  'spend.trend': answerTrend,
  'spend.why': answerWhy,
  'income.total': answerTotal,
  'income.compare': answerCompare,
  'income.average': answerAverage,
  'income.breakdown': answerBreakdown,
  'balance.total': answerTotal,
  'balance.compare': answerCompare,
  'records.largest': answerExtremes,
  'records.smallest': answerExtremes,
  'records.count': answerCount,
  'records.list': answerList,
  'records.last': answerFirstOrLast,
  'records.first': answerFirstOrLast,
  'savings.rate': answerSavingsRate,
  'month.extreme': answerExtremeMonth,
  'weekday.pattern': answerWeekdays,
  'nospend.days': answerNoSpendDays,
  uncategorized: answerUncategorized,
  fixedVariable: answerFixed,
  pace: answerPace,
  summary: answerSummary,
  unusual: answerUnusual,
  duplicates: answerDuplicates,
  'recurring.list': answerRecurringList,
  'recurring.total': answerRecurringTotal,
  'recurring.next': answerRecurringNext,
  'recurring.upcoming': answerUpcoming,
  'recurring.changes': answerPriceChanges,
  'recurring.missed': answerMissed,
  'recurring.new': answerNewRecurring,
  forecast: answerForecast,
  'forecast.accuracy': answerAccuracy,
  afford: answerAfford,
  safeToSpend: answerSafeToSpend,
  'goal.when': answerGoalWhen,
  'goal.howmuch': answerGoalHowMuch,
  'whatif.cut': answerCut,
  'budget.status': answerBudgets,
  'data.range': answerRange,
  'accounts.balance': answerAccounts,
  help: answerTalk,
  smalltalk: answerTalk,
  'refuse.advice': answerRefusal,
  'refuse.write': answerRefusal,
  'refuse.scope': answerRefusal,
};
