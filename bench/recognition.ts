/**
 * Measures the recognition of recurring transactions on generated households whose truth is known: 75 on which its
 * parameters were chosen, and 75 others. The exit code is 1 if precision or recall of a set is below its target.
 *
 *   node bench/recognition.ts              tables
 *   node bench/recognition.ts --wrong      also the series that were recognised wrongly or not at all
 *   node bench/recognition.ts --chosen     only the first 75
 *   node bench/recognition.ts --cost       the processor time of 10,000 and 100,000 transactions
 */
import { recogniseSeries } from '#shared/recognition/recognise-series.ts';
import { makeHousehold } from '#shared/testing/households/make-household.ts';
import { judge, sumScores, type Judged, type Score } from '#shared/testing/recognition-score.ts';
import { makeCrowd } from './crowd.ts';
import { processorMsSince } from './measure.ts';

const HOUSEHOLDS = 75;
const FIRST_SEEDS = { chosen: 1_000, 'set aside': 5_000 };
const TARGETS = { precision: 0.95, recall: 0.93 };

if (process.argv.includes('--cost')) measureCost();
else process.exitCode = measureSets() ? 0 : 1;

function measureSets(): boolean {
  const only = Object.keys(FIRST_SEEDS).filter((name) =>
    process.argv.includes(`--${name.replaceAll(' ', '-')}`),
  );
  const tables: Record<string, Record<string, string>> = {};
  let isMet = true;
  for (const [name, firstSeed] of Object.entries(FIRST_SEEDS)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const byKind = new Map<string, Score[]>();
    for (let seed = firstSeed; seed < firstSeed + HOUSEHOLDS; seed++) {
      const household = makeHousehold(seed);
      const judged = judge(household);
      if (process.argv.includes('--wrong')) printWrong(`${household.kind}, seed ${seed}`, judged);
      byKind.set(household.kind, [...(byKind.get(household.kind) ?? []), judged.score]);
    }
    const all = sumScores([...byKind.values()].flat());
    tables[name] = toRow(all);
    for (const [kind, scores] of byKind) tables[`${name}: ${kind}`] = toRow(sumScores(scores));
    isMet &&= all.right / all.found >= TARGETS.precision && all.got / all.asked >= TARGETS.recall;
  }
  console.table(tables);
  console.log(isMet ? 'The targets are met.' : 'A target is not met.');
  return isMet;
}

function toRow(score: Score): Record<string, string> {
  return {
    precision: share(score.right, score.found),
    recall: share(score.got, score.asked),
    'active: precision': share(score.activeRight, score.activeFound),
    'active: recall': share(score.activeGot, score.activeAsked),
    cadence: share(score.cadencesRight, score.cadences),
    'day 0/1/3': [score.daysWithin0, score.daysWithin1, score.daysWithin3]
      .map((days) => ((100 * days) / score.days).toFixed(0))
      .join(' '),
    amount: share(score.amountsRight, score.amounts),
    'change: precision': share(score.changesFoundRight, score.changesFound),
    'change: recall': share(score.changesGot, score.changesAsked),
    'missed: precision': share(score.missedFoundRight, score.missedFound),
    'missed: recall': share(score.missedGot, score.missedAsked),
  };
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} (${part}/${whole})`;
}

function printWrong(title: string, { wrong, notFound, matched }: Judged): void {
  console.log(`\n${title}`);
  for (const each of wrong) {
    console.log(
      `  wrong      ${each.confidence.toFixed(2)} ${each.cadence} ${each.key} ${each.amountMinor} ×${each.count} ${each.firstDay} ${each.lastDay} ${each.isEstimate ? 'varies' : ''}`,
    );
  }
  for (const { cadence, isFixed, transactions } of notFound) {
    const [last] = transactions.slice(-1);
    console.log(
      `  not found  ${cadence} ${isFixed ? 'fixed' : 'varies'} ×${transactions.length} ${last?.description} ${transactions
        .map(({ date, amountMinor }) => `${date} ${amountMinor}`)
        .slice(-8)
        .join(', ')}`,
    );
  }
  for (const [each, truth] of matched) {
    if (each.cadence !== truth.cadence)
      console.log(`  cadence    ${each.key} is ${truth.cadence}, not ${each.cadence}`);
  }
}

function measureCost(): void {
  const today = '2026-10-31';
  for (const size of [10_000, 100_000]) {
    const transactions = makeCrowd(size, today);
    const times = Array.from({ length: 7 }, () => {
      const usage = process.cpuUsage();
      recogniseSeries(transactions, today);
      return processorMsSince(usage);
    });
    const [first, least] = [times[0] ?? 0, Math.min(...times)];
    console.log(
      `${size} transactions: first ${first.toFixed(0)} ms, least ${least.toFixed(0)} ms of processor time`,
    );
  }
}
