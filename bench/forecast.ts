/**
 * Measures the forecast on generated households, at the end of each of their last twelve months. There are three sets:
 * the households on which the forecast's parameters were chosen, others that were set aside, and rough ones with a less
 * regular life. The exit code is 1 if a target is missed; the first two sets count together.
 *
 *   node bench/forecast.ts              tables
 *   node bench/forecast.ts --chosen     only one set; also --set-aside, --rough
 *   node bench/forecast.ts --days       days 5, 15, 20 and 25 of the month as well as day 10
 *   node bench/forecast.ts --seeds 5000 other households: raises the first seed of each set by 5000
 *   node bench/forecast.ts --cost       the time that long histories take
 */
import { addMonths } from '#shared/calendar.ts';
import { makeForecast } from '#shared/forecast/make-forecast.ts';
import { createMemory } from '#shared/recognition/memory.ts';
import type { PastTransaction } from '#shared/recognition/types.ts';
import { makeHousehold } from '#shared/testing/households/make-household.ts';
import type { Household } from '#shared/testing/households/types.ts';
import { roughen } from '#shared/testing/households/roughen.ts';
import {
  bandWidth,
  coverage,
  forecastOn,
  METHODS,
  forecastOutcomes,
  relativeError,
  wape,
  type Outcome,
} from '#shared/testing/forecast-score.ts';
import { makeCrowd } from './crowd.ts';
import { processorMsSince, quantile } from './measure.ts';

const HOUSEHOLDS = 60;
const REGULAR = 'regular life';
const SETS = {
  chosen: { life: REGULAR, firstSeed: 7_000, make: makeHousehold },
  'set aside': { life: REGULAR, firstSeed: 9_000, make: makeHousehold },
  rough: {
    life: 'rougher life',
    firstSeed: 9_500,
    make: (seed: number) => roughen(makeHousehold(seed)),
  },
};
const TARGETS: Record<string, number> = {
  'expenses 1': 0.85,
  'expenses 3': 0.85,
  'expenses 6': 0.85,
  'expenses 12': 0.85,
  'income 1': 0.7,
  'balance 1': 0.85,
  'balance 3': 0.85,
  'balance 6': 0.85,
  'balance 12': 0.85,
  'expenses day 10': 0.6,
};
const COVERED = { pooled: [0.75, 0.85], kind: [0.7, 0.9] } as const;
/** A share of fewer outcomes has no target. */
const MIN_OUTCOMES = 40;
const MONTHS_AHEAD = [1, 3, 6, 12];
const MIN_ERROR_MONTHS = 3;
const SEEDS_ADDED = process.argv.includes('--seeds')
  ? Number(process.argv[process.argv.indexOf('--seeds') + 1])
  : 0;

if (process.argv.includes('--cost')) measureCost();
else process.exitCode = measureSets() ? 0 : 1;

function measureSets(): boolean {
  const only = Object.keys(SETS).filter((name) => process.argv.includes(`--${name.replaceAll(' ', '-')}`));
  const days = process.argv.includes('--days') ? [5, 10, 15, 20, 25] : [10];
  const outcomesByLife = new Map<string, Outcome[]>();
  for (const [name, { life, firstSeed, make }] of Object.entries(SETS)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const households = Array.from({ length: HOUSEHOLDS }, (_, at) => make(firstSeed + SEEDS_ADDED + at));
    const outcomes = households.flatMap((household) =>
      forecastOutcomes(household, `${household.seed}`, {
        origins: 12,
        ahead: MONTHS_AHEAD,
        days,
        until: addMonths(household.today, Math.max(...MONTHS_AHEAD) + 1),
      }),
    );
    console.log(
      `\n${name}: relative error / WAPE in %; then what the band of 80 % covers, and its width, in %`,
    );
    console.table(toTable(Map.groupBy(outcomes, ({ what }) => what)));
    console.log(`${name}, by kind, one month ahead and on day 10: relative error, covered`);
    console.table(toTableByKind(outcomes));
    console.log(describeReportedErrors(households));
    outcomesByLife.set(life, [...(outcomesByLife.get(life) ?? []), ...outcomes]);
  }
  const missed = [...outcomesByLife].flatMap(([life, outcomes]) =>
    findMissedTargets(outcomes, life === REGULAR).map((text) => `${life}: ${text}`),
  );
  console.log(missed.length === 0 ? 'The targets are met.' : ['Missed:', ...missed].join('\n  '));
  return missed.length === 0;
}

function toTable(groups: ReadonlyMap<string, readonly Outcome[]>): Record<string, Record<string, string>> {
  const rows = [...groups].map(([what, group]) => {
    const errors = METHODS.map((method) => [
      method,
      `${relativeError(group, method).toFixed(2)} / ${percent(wape(group, method))}`,
    ]);
    const byThree = { 'ours to naive by 3': relativeError(group, 'ours', 'naive by 3').toFixed(2) };
    const band = {
      covers: percent(coverage(group)),
      width: percent(bandWidth(group)),
      of: `${group.length}`,
    };
    return [what, { ...Object.fromEntries(errors), ...byThree, ...band }];
  });
  return Object.fromEntries(rows);
}

function toTableByKind(outcomes: readonly Outcome[]): Record<string, Record<string, string>> {
  const shown = ['expenses 1', 'income 1', 'balance 1', 'expenses day 10', 'income day 10'];
  const rows = [...Map.groupBy(outcomes, ({ kind }) => kind)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([kind, group]) => {
      const cells = shown.map((what) => {
        const cell = group.filter((outcome) => outcome.what === what);
        return [what, `${relativeError(cell, 'ours').toFixed(2)}  ${percent(coverage(cell))}`];
      });
      return [kind, { ...Object.fromEntries(cells), 'all covered': percent(coverage(group)) }];
    });
  return Object.fromEntries(rows);
}

/** Describes the errors that the forecast itself reports. It measures them with today's recurring transactions. */
function describeReportedErrors(households: readonly Household[]): string {
  const errors = households
    .map(({ transactions, today }) => forecastOn(transactions, today).error)
    .filter(({ months }) => months >= MIN_ERROR_MONTHS);
  const sides = (['expenses', 'income', 'balance'] as const).map((side) => {
    const mean = (numbers: readonly number[]) =>
      numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    const relative = mean(errors.map((error) => error[side].relative ?? 0));
    const covered = mean(errors.map((error) => error[side].covered / error.months));
    return `${side} ${percent(relative)}, covered ${percent(covered)}`;
  });
  return `Reported by the forecast for one month ahead, in %: ${sides.join('; ')}`;
}

/**
 * Judges the sides of a regular life one by one, at each distance. Judges all sides of a rougher life together, and not
 * a year ahead, because such a life has changed by then.
 */
function findMissedTargets(outcomes: readonly Outcome[], isRegular: boolean): string[] {
  const byWhat = [...Map.groupBy(outcomes, ({ what }) => what)];
  const errors = byWhat.flatMap(([what, group]) => {
    const target = isRegular || !what.endsWith(' 12') ? TARGETS[what] : undefined;
    if (target === undefined || group.length < MIN_OUTCOMES) return [];
    return (['naive', 'naive by 3'] as const).flatMap((naive) => {
      const error = relativeError(group, 'ours', naive);
      return error > target ? [`${what} to ${naive} ${error.toFixed(2)}, not at most ${target}`] : [];
    });
  });
  const findUncovered = (range: readonly [number, number], title: string, group: readonly Outcome[]) => {
    const share = coverage(group);
    const isMissed = group.length >= MIN_OUTCOMES && (share < range[0] || share > range[1]);
    return isMissed ? [`${title} covers ${percent(share)}`] : [];
  };
  const pools = isRegular ? byWhat : [...Map.groupBy(outcomes, ({ what }) => what.replace(/^\w+ /, 'all '))];
  const pooled = pools.flatMap(([what, group]) => findUncovered(COVERED.pooled, what, group));
  const kinds = [...Map.groupBy(outcomes, ({ kind }) => kind)].flatMap(([kind, group]) =>
    findUncovered(COVERED.kind, kind, group),
  );
  return [...errors, ...pooled, ...kinds];
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

function measureCost(): void {
  const today = '2026-10-14';
  const forecast = (transactions: PastTransaction[], memory = createMemory()) =>
    makeForecast({ transactions, planned: [], today, months: 12 }, memory);
  for (const size of [3_000, 10_000, 31_000]) {
    const transactions = makeCrowd(size, today);
    const memory = createMemory();
    const wholeMs = measureTimes(() => forecast(transactions));
    const changedMs = measureTimes((round) => {
      const added = transactions.slice(round, round + 1).map((each) => ({ ...each, id: `added ${round}` }));
      forecast([...transactions, ...added], memory);
    });
    const heap = process.memoryUsage().heapUsed / 2 ** 20;
    console.log(
      `${size} transactions: ${wholeMs} ms of processor time, after a change ${changedMs} ms; heap ${heap.toFixed(0)} MiB`,
    );
  }
}

/** Measures work and returns the median and the minimum, without the first round. */
function measureTimes(work: (round: number) => void): string {
  const times = Array.from({ length: 10 }, (_, round) => {
    const usage = process.cpuUsage();
    work(round);
    return processorMsSince(usage);
  }).slice(1);
  return `${quantile(times, 0.5).toFixed(0)} (least ${Math.min(...times).toFixed(0)})`;
}
