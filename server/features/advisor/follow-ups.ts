import type { Intent } from '#shared/advisor/types.ts';
import { periodName } from './periods.ts';
import type { Context, Draft, FollowUp } from './types.ts';

type AnsweredQuestion = Pick<Context, 'intent' | 'slots' | 'texts' | 'today' | 'firstDayOfWeek'>;

const FOLLOW_UPS: Partial<Record<Intent, readonly FollowUp[]>> = {
  'spend.total': ['lastMonth', 'byCategory', 'largest'],
  'spend.compare': ['why', 'byCategory', 'average'],
  'spend.average': ['byCategory', 'compare', 'forecast'],
  'spend.breakdown': ['lastMonth', 'merchants', 'compare'],
  'spend.merchants': ['lastYear', 'byCategory', 'recurring'],
  'spend.share': ['lastMonth', 'byCategory'],
  'spend.trend': ['average', 'why'],
  'spend.why': ['lastMonth', 'byCategory', 'compare'],
  'income.total': ['lastMonth', 'savings'],
  'income.compare': ['savings', 'income'],
  'balance.total': ['lastMonth', 'savings', 'forecast'],
  'balance.compare': ['savings', 'forecast'],
  'records.largest': ['lastMonth', 'byCategory'],
  'savings.rate': ['lastYear', 'compare'],
  pace: ['forecast', 'safe'],
  summary: ['lastMonth', 'byCategory', 'savings'],
  unusual: ['largest', 'byCategory'],
  'records.smallest': ['largest', 'byCategory'],
  'recurring.list': ['upcoming'],
  'recurring.total': ['recurring', 'upcoming'],
  'recurring.next': ['upcoming', 'recurring'],
  'recurring.upcoming': ['recurring', 'safe'],
  forecast: ['accuracy', 'safe', 'upcoming'],
  'forecast.accuracy': ['forecast'],
  afford: ['forecast', 'safe'],
  'goal.when': ['savings', 'safe', 'forecast'],
  'goal.howmuch': ['savings', 'safe', 'forecast'],
  'whatif.cut': ['byCategory', 'average', 'budgets'],
  safeToSpend: ['upcoming', 'budgets', 'forecast'],
  'budget.status': ['safe', 'byCategory'],
};
const DEFAULT_FOLLOW_UPS: readonly FollowUp[] = ['byCategory', 'forecast', 'upcoming'];

/** After an answer about one of these periods, the other one is offered. */
const REPLACEMENTS: Partial<Record<FollowUp, FollowUp>> = { lastMonth: 'thisMonth', lastYear: 'thisYear' };

/** Questions that follow only an answer about the running month. */
const ONLY_THIS_MONTH: ReadonlySet<FollowUp> = new Set(['why']);

/** Returns follow-up questions as somebody would type them; none repeats the question that was just answered. */
export function followUpsTo(context: AnsweredQuestion, next: Draft['next']): string[] {
  const { intent, slots, texts } = context;
  const answeredPeriod = slots.period && periodName(context, slots.period);
  const isThisMonth = slots.period === undefined || answeredPeriod === 'thisMonth';
  return (next ?? FOLLOW_UPS[intent] ?? DEFAULT_FOLLOW_UPS)
    .filter((name) => isThisMonth || !ONLY_THIS_MONTH.has(name))
    .map((name) => texts.followUps[(name === answeredPeriod && REPLACEMENTS[name]) || name]);
}
