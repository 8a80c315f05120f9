import type { Intent } from '#shared/advisor/types.ts';
import { periodName } from './periods.ts';
import type { Context, Draft, FollowUp } from './types.ts';

type Answered = Pick<Context, 'intent' | 'slots' | 'texts' | 'today' | 'firstDayOfWeek'>;

const AFTER: Partial<Record<Intent, readonly FollowUp[]>> = {
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
const USUAL: readonly FollowUp[] = ['byCategory', 'forecast', 'upcoming'];

/** What is offered where the answer was about the period that the question names. */
const INSTEAD: Partial<Record<FollowUp, FollowUp>> = { lastMonth: 'thisMonth', lastYear: 'thisYear' };

/** Questions about the running month, which do not follow an answer about another period. */
const OF_THIS_MONTH: ReadonlySet<FollowUp> = new Set(['why']);

/** The questions that come after an answer, as somebody would type them; none asks for the same again. */
export function followUpsTo(context: Answered, next: Draft['next']): string[] {
  const { intent, slots, texts } = context;
  const answered = slots.period && periodName(context, slots.period);
  const isOfThisMonth = slots.period === undefined || answered === 'thisMonth';
  return (next ?? AFTER[intent] ?? USUAL)
    .filter((name) => isOfThisMonth || !OF_THIS_MONTH.has(name))
    .map((name) => texts.followUps[(name === answered && INSTEAD[name]) || name]);
}
