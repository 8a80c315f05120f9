import { largestOf } from '../lists.ts';
import type { CadenceRule } from './cadences.ts';
import { weekdayOf } from './day-number.ts';
import {
  addStep,
  EXTRA,
  fixedEvidence,
  noSteps,
  PRIOR,
  SKIPPED,
  timeEvidence,
  variedEvidence,
  type AmountSteps,
} from './evidence.ts';
import type { Point } from './points.ts';
import type { Placed } from './place-points.ts';

/** The newest part of what was placed, from `at` on, with the log odds that it repeats. */
export type Suffix = { at: number; score: number; isFixed: boolean };
export type Placing = {
  rule: CadenceRule;
  kept: readonly Placed[];
  /** Oldest first. */
  extras: readonly Point[];
  /** How many of the group's transactions there are for each slot. */
  perSlot: number;
  /** All have one amount because they were chosen by it, which says nothing. */
  isOneAmount: boolean;
  /** The user says that it repeats, so that its days may be empty. */
  isConfirmed: boolean;
};

/** The least share of slots that have a point. */
const MIN_FILLED = 0.7;
/** Of a cadence in days, where the weekday changes: four weeks are easily taken for a month. */
const UNSTEADY_WEEKDAY = -1;
const STEADY_SHARE = 0.7;
/** What is due once or twice a year is seldom something else. */
const LONG_BONUS = 1.7;
const LONG_PERIOD = 150;
/** Visits of a few times a year fit some cadence of two months or more by chance. */
const SELDOM_VARIED = -1;
const SELDOM_PERIOD = 45;
/** What came before the chosen part says that it does not repeat. */
const CUT = -4;
/** Of so many pairs of days, one always fits somehow. */
const TWICE_A_MONTH = -2;
/** What a shop charges among its purchases is mostly charged by the month. */
const RARE_STREAM = -1;

type Sums = { time: number; leastTime: number; skipped: number; steps: AmountSteps };

/** The newest part with the highest score: what was before may have come on other days. */
export function bestSuffix(placing: Placing): Suffix | undefined {
  const { rule, kept, extras } = placing;
  const sums: Sums = { time: 0, leastTime: Infinity, skipped: 0, steps: noSteps() };
  const given = givenScore(placing);
  let extraAt = extras.length;
  let best: Suffix | undefined;
  for (let at = kept.length - 1; at >= 0; at--) {
    const current = kept[at];
    if (current === undefined) break;
    addPlaced(sums, { placing, current, later: kept[at + 1] });
    if (!isEnough(placing, at, current)) continue;
    while ((extras[extraAt - 1]?.day ?? -Infinity) >= current.point.day) extraAt--;
    const cut = at === 0 ? 0 : CUT - Math.log(at);
    const others = given + cut + EXTRA * (extras.length - extraAt);
    const suffix = scored(sums, {
      at,
      count: kept.length - at,
      others,
      rule,
      isOneAmount: placing.isOneAmount,
    });
    if (best === undefined || suffix.score >= best.score) best = suffix;
  }
  return best;
}

function isEnough({ rule, kept, isConfirmed }: Placing, at: number, current: Placed): boolean {
  const count = kept.length - at;
  if (isConfirmed) return count >= 2;
  const slots = (kept.at(-1)?.slot ?? 0) - current.slot + 1;
  return count >= rule.minCount && count >= MIN_FILLED * slots;
}

function addPlaced(
  sums: Sums,
  { placing, current, later }: { placing: Placing; current: Placed; later: Placed | undefined },
): void {
  const evidence = timeEvidence(placing.rule, current.away, placing.perSlot);
  sums.time += evidence;
  sums.leastTime = Math.min(sums.leastTime, evidence);
  if (later === undefined) return;
  sums.skipped += SKIPPED * (later.slot - current.slot - 1);
  addStep(sums.steps, {
    period: placing.rule.period,
    from: current.point.amountMinor,
    to: later.point.amountMinor,
  });
}

type Asked = { at: number; count: number; others: number; rule: CadenceRule; isOneAmount: boolean };

function scored(sums: Sums, { at, count, others, rule, isOneAmount }: Asked): Suffix {
  // The days were chosen after the transactions, so that one of them says nothing.
  const time = count === 2 ? sums.leastTime : (sums.time * (count - 1)) / count;
  const shared = time + sums.skipped + others;
  if (isOneAmount) return { at, score: shared + PRIOR.fixed, isFixed: true };
  const fixed = PRIOR.fixed + fixedEvidence(sums.steps);
  const seldom = rule.period > SELDOM_PERIOD ? SELDOM_VARIED : 0;
  const varied = PRIOR.varied + seldom + variedEvidence(sums.steps);
  const bonus = rule.period > LONG_PERIOD ? LONG_BONUS : 0;
  return { at, score: shared + Math.max(fixed + bonus, varied), isFixed: fixed >= varied };
}

/** What does not depend on where the part begins. */
function givenScore({ rule, kept, isOneAmount }: Placing): number {
  const twice = rule.cadence === 'semimonthly' ? TWICE_A_MONTH : 0;
  const rare = isOneAmount && rule.cadence !== 'monthly' ? RARE_STREAM : 0;
  return twice + rare + weekdayScore(rule, kept);
}

function weekdayScore({ months, period }: CadenceRule, kept: readonly Placed[]): number {
  if (months > 0 || period <= 7) return 0;
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const { point } of kept) {
    const weekday = weekdayOf(point.day);
    counts[weekday] = (counts[weekday] ?? 0) + 1;
  }
  return largestOf(counts) >= STEADY_SHARE * kept.length ? 0 : UNSTEADY_WEEKDAY;
}
