import type { Intent } from '#shared/advisor/types.ts';
import { periodName } from './periods.ts';
import type { AdvisorTexts, Context } from './types.ts';

type Answered = Pick<Context, 'intent' | 'slots' | 'texts' | 'today' | 'firstDayOfWeek'>;
type Name = keyof AdvisorTexts['followUps'];

const AFTER: Partial<Record<Intent, readonly Name[]>> = {
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
  unusual: ['largest', 'why'],
  'recurring.list': ['upcoming'],
  'recurring.total': ['recurring', 'upcoming'],
  'recurring.next': ['upcoming', 'recurring'],
  'recurring.upcoming': ['recurring', 'safe'],
  forecast: ['accuracy', 'safe', 'upcoming'],
  'forecast.accuracy': ['forecast'],
  afford: ['forecast', 'safe'],
  safeToSpend: ['upcoming', 'budgets', 'forecast'],
  'budget.status': ['safe', 'byCategory'],
};
const USUAL: readonly Name[] = ['byCategory', 'forecast', 'upcoming'];

/** What is offered where the answer was about the period that the question names. */
const INSTEAD: Partial<Record<Name, Name>> = { lastMonth: 'thisMonth', lastYear: 'thisYear' };

/** The questions that come after an answer, as somebody would type them; none asks for the same again. */
export function followUpsTo(context: Answered): string[] {
  const { intent, slots, texts } = context;
  const answered = slots.period && periodName(context, slots.period);
  return (AFTER[intent] ?? USUAL).map(
    (name) => texts.followUps[(name === answered && INSTEAD[name]) || name],
  );
}
