import { addMonths, countDays } from '#shared/calendar.ts';
import { SURE_CONFIDENCE } from '#shared/recognition/is-unsure.ts';
import { HISTORY_MONTHS, recogniseSeries } from '#shared/recognition/recognise-series.ts';
import { RULES } from '#shared/recognition/cadences.ts';
import type { Series } from '#shared/recognition/types.ts';
import type { Household, Truth } from './households/types.ts';

const MIN_SHARE = 0.5;
const RECENT_MONTHS = 12;

const COUNTED = [
  'found',
  'right',
  'asked',
  'got',
  'activeFound',
  'activeRight',
  'activeAsked',
  'activeGot',
  'cadences',
  'cadencesRight',
  'days',
  'daysWithin0',
  'daysWithin1',
  'daysWithin3',
  'amounts',
  'amountsRight',
  'changesFound',
  'changesFoundRight',
  'changesAsked',
  'changesGot',
  'missedFound',
  'missedFoundRight',
  'missedAsked',
  'missedGot',
] as const;
/**
 * Counts of one or more households. `found` counts the series with a confidence of 0.8 or more that are not habits, and
 * `right` those that really repeat. `asked` counts the truths that should be recognised, and `got` those that are.
 */
export type Score = Record<(typeof COUNTED)[number], number>;

export type Judged = { score: Score; wrong: Series[]; notFound: Truth[]; matched: [Series, Truth][] };

/** Compares the series that are recognised in a household with its truths. */
export function judge(household: Household): Judged {
  const { transactions, today } = household;
  const from = addMonths(today, -HISTORY_MONTHS);
  const series = recogniseSeries(transactions, today).filter(
    ({ isHabit, confidence }) => !isHabit && confidence >= SURE_CONFIDENCE,
  );
  const truths = household.truths.map((truth) => ({
    ...truth,
    transactions: truth.transactions.filter(({ date }) => date > from),
  }));
  const truthByTransaction = new Map(
    truths.flatMap((truth) => truth.transactions.map(({ id }) => [id, truth] as const)),
  );
  const matched: [Series, Truth][] = [];
  const wrong: Series[] = [];
  const seriesByTruth = new Map<string, Series[]>();
  let optional = 0;
  for (const each of series) {
    const truth = mainTruth(each, truthByTransaction);
    const others = truth === undefined ? [] : (seriesByTruth.get(truth.id) ?? []);
    if (truth === undefined || others.some((other) => overlaps(each, other))) wrong.push(each);
    else if (truth.isOptional) optional++;
    else matched.push([each, truth]);
    if (truth !== undefined) seriesByTruth.set(truth.id, [...others, each]);
  }
  const asked = truths.filter(needsRecognition);
  const got = asked.filter((truth) =>
    covers(
      matched.flatMap(([each, other]) => (other === truth ? each.transactionIds : [])),
      truth,
    ),
  );
  const score = emptyScore();
  score.found = series.length - optional;
  score.right = matched.length;
  score.asked = asked.length;
  score.got = got.length;
  const isRunning = ({ status }: Series) => status !== 'ended';
  score.activeFound = matched.filter(([each]) => isRunning(each)).length + wrong.filter(isRunning).length;
  score.activeRight = matched.filter(([each, truth]) => isRunning(each) && truth.isActive).length;
  score.activeAsked = asked.filter(({ isActive }) => isActive).length;
  score.activeGot = got.filter(
    (truth) => truth.isActive && matched.some(([each, other]) => other === truth && isRunning(each)),
  ).length;
  for (const [each, truth] of matched) addDetails(score, { each, truth, today });
  return { score, wrong, notFound: asked.filter((truth) => !got.includes(truth)), matched };
}

function mainTruth(
  { transactionIds }: Series,
  truthByTransaction: ReadonlyMap<string, Truth>,
): Truth | undefined {
  const counts = new Map<Truth, number>();
  for (const id of transactionIds) {
    const truth = truthByTransaction.get(id);
    if (truth !== undefined) counts.set(truth, (counts.get(truth) ?? 0) + 1);
  }
  return [...counts].find(([, count]) => count > MIN_SHARE * transactionIds.length)?.[0];
}

function needsRecognition({ cadence, isOptional, transactions }: Truth): boolean {
  return !isOptional && transactions.length >= RULES[cadence].minCount;
}

/** Two series may have one truth if they do not overlap: one may end where the descriptions of a bank begin. */
function overlaps(one: Series, other: Series): boolean {
  return one.firstDay <= other.lastDay && other.firstDay <= one.lastDay;
}

function covers(found: readonly string[], { transactions }: Truth): boolean {
  const ids = new Set(found);
  return transactions.filter(({ id }) => ids.has(id)).length >= MIN_SHARE * transactions.length;
}

function addDetails(
  score: Score,
  { each, truth, today }: { each: Series; truth: Truth; today: string },
): void {
  score.cadences++;
  if (each.cadence === truth.cadence) score.cadencesRight++;
  if (truth.isActive && truth.next !== null && each.nextDay !== null) {
    const off = Math.abs(countDays({ from: truth.next.day, to: each.nextDay }) - 1);
    score.days++;
    if (off === 0) score.daysWithin0++;
    if (off <= 1) score.daysWithin1++;
    if (off <= 3) score.daysWithin3++;
    score.amounts++;
    const wrongBy = Math.abs(each.amountMinor - truth.next.amountMinor) / truth.next.amountMinor;
    if (wrongBy <= (truth.isFixed ? 0.01 : 0.25)) score.amountsRight++;
  }
  addChanges(score, each, truth, addMonths(today, -RECENT_MONTHS));
  addMissed(score, each, truth);
}

/** Counts changes of at least one per cent in the last twelve months. */
function addChanges(score: Score, { change }: Series, { changes }: Truth, since: string): void {
  const last = changes.findLast(
    ({ fromMinor, toMinor }) => Math.abs(toMinor - fromMinor) / fromMinor >= 0.01,
  );
  const isReal =
    change !== null && changes.some(({ day, toMinor }) => day === change.day && toMinor === change.toMinor);
  if (change !== null && change.day >= since) {
    score.changesFound++;
    if (isReal) score.changesFoundRight++;
  }
  if (last !== undefined && last.day >= since) {
    score.changesAsked++;
    if (change?.day === last.day) score.changesGot++;
  }
}

const NEAR_DAYS = 6;

function addMissed(score: Score, { missed }: Series, truth: Truth): void {
  const first = truth.transactions[0]?.date ?? '';
  const asked = truth.missed.filter((day) => day > first);
  const isNear = (one: string, other: string) =>
    Math.abs(countDays({ from: one, to: other }) - 1) <= NEAR_DAYS;
  score.missedFound += missed.length;
  score.missedFoundRight += missed.filter((day) => asked.some((other) => isNear(day, other))).length;
  score.missedAsked += asked.length;
  score.missedGot += asked.filter((day) => missed.some((other) => isNear(day, other))).length;
}

export function sumScores(scores: readonly Score[]): Score {
  const sum = emptyScore();
  for (const score of scores) {
    for (const name of COUNTED) sum[name] += score[name];
  }
  return sum;
}

function emptyScore(): Score {
  return Object.fromEntries(COUNTED.map((name) => [name, 0])) as Score;
}
