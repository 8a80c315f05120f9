import { largestOf } from '../lists.ts';
import type { CadenceRule } from './cadences.ts';
import { weekdayOf } from './day-number.ts';
import {
  addStep,
  EXTRA_POINT,
  fixedEvidence,
  noSteps,
  PRIOR,
  SKIPPED_SLOT,
  timeEvidence,
  variedEvidence,
  type AmountSteps,
} from './evidence.ts';
import type { Point } from './points.ts';
import type { PlacedPoint } from './place-points.ts';

/** The placed points from index `at` on, with the log odds that they repeat. */
type Suffix = { at: number; score: number; isFixed: boolean };
type SuffixInput = {
  rule: CadenceRule;
  payments: readonly PlacedPoint[];
  /** Oldest first. */
  extras: readonly Point[];
  /** The number of the group's transactions per slot. */
  perSlot: number;
  /** Whether the points were chosen by their amount, so that equal amounts are no evidence. */
  isOneAmount: boolean;
  /** Whether the user has confirmed that it repeats, so that slots may be empty. */
  isConfirmed: boolean;
};

/** The least share of slots that must have a point. */
const MIN_FILLED = 0.7;
/** Added if the weekday of a cadence in weeks changes, because a month is easily mistaken for four weeks. */
const UNSTEADY_WEEKDAY = -1;
/** The share of payments on one weekday from which it is steady. */
const STEADY_SHARE = 0.7;
/** Added for half a year and more, because two equal amounts so far apart are seldom chance. */
const LONG_BONUS = 1.7;
const LONG_PERIOD = 150;
/** Added for varying amounts with a long period, because a few visits a year fit some cadence by chance. */
const SELDOM_VARIED = -1;
const SELDOM_PERIOD = 45;
/** Added if earlier points are left out, because they are evidence against a rhythm. */
const CUT = -4;
/** Added for two days a month, because one of the many pairs of days always fits more or less. */
const TWICE_A_MONTH = -2;
/** Added for a series of one amount among purchases if it is not monthly, because most subscriptions are. */
const RARE_STREAM = -1;

type Sums = { time: number; leastTime: number; skipped: number; steps: AmountSteps };

/** Finds the suffix with the highest score, because earlier payments may have come on other days. */
export function bestSuffix(input: SuffixInput): Suffix | undefined {
  const { rule, payments, extras } = input;
  const sums: Sums = { time: 0, leastTime: Infinity, skipped: 0, steps: noSteps() };
  const base = baseScore(input);
  let extraAt = extras.length;
  let best: Suffix | undefined;
  for (let at = payments.length - 1; at >= 0; at--) {
    const current = payments[at];
    if (current === undefined) break;
    addPlacedPoint(sums, { input, current, later: payments[at + 1] });
    if (!isEnough(input, at, current)) continue;
    while ((extras[extraAt - 1]?.day ?? -Infinity) >= current.point.day) extraAt--;
    const cut = at === 0 ? 0 : CUT - Math.log(at);
    const others = base + cut + EXTRA_POINT * (extras.length - extraAt);
    const suffix = toSuffix(sums, {
      at,
      count: payments.length - at,
      others,
      rule,
      isOneAmount: input.isOneAmount,
    });
    if (best === undefined || suffix.score >= best.score) best = suffix;
  }
  return best;
}

function isEnough({ rule, payments, isConfirmed }: SuffixInput, at: number, current: PlacedPoint): boolean {
  const count = payments.length - at;
  if (isConfirmed) return count >= 2;
  const slots = (payments.at(-1)?.slot ?? 0) - current.slot + 1;
  return count >= rule.minCount && count >= MIN_FILLED * slots;
}

function addPlacedPoint(
  sums: Sums,
  { input, current, later }: { input: SuffixInput; current: PlacedPoint; later: PlacedPoint | undefined },
): void {
  const evidence = timeEvidence(input.rule, current.away, input.perSlot);
  sums.time += evidence;
  sums.leastTime = Math.min(sums.leastTime, evidence);
  if (later === undefined) return;
  sums.skipped += SKIPPED_SLOT * (later.slot - current.slot - 1);
  addStep(sums.steps, {
    period: input.rule.period,
    from: current.point.amountMinor,
    to: later.point.amountMinor,
  });
}

type SuffixParts = { at: number; count: number; others: number; rule: CadenceRule; isOneAmount: boolean };

function toSuffix(sums: Sums, { at, count, others, rule, isOneAmount }: SuffixParts): Suffix {
  // The days of the rhythm were chosen to fit the transactions, so one of them is no evidence.
  const time = count === 2 ? sums.leastTime : (sums.time * (count - 1)) / count;
  const shared = time + sums.skipped + others;
  if (isOneAmount) return { at, score: shared + PRIOR.fixed, isFixed: true };
  const fixed = PRIOR.fixed + fixedEvidence(sums.steps);
  const seldom = rule.period > SELDOM_PERIOD ? SELDOM_VARIED : 0;
  const varied = PRIOR.varied + seldom + variedEvidence(sums.steps);
  const bonus = rule.period > LONG_PERIOD ? LONG_BONUS : 0;
  return { at, score: shared + Math.max(fixed + bonus, varied), isFixed: fixed >= varied };
}

/** Returns the evidence that is the same for every suffix. */
function baseScore({ rule, payments, isOneAmount }: SuffixInput): number {
  const twice = rule.cadence === 'semimonthly' ? TWICE_A_MONTH : 0;
  const rare = isOneAmount && rule.cadence !== 'monthly' ? RARE_STREAM : 0;
  return twice + rare + weekdayScore(rule, payments);
}

function weekdayScore({ months, period }: CadenceRule, payments: readonly PlacedPoint[]): number {
  if (months > 0 || period <= 7) return 0;
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const { point } of payments) {
    const weekday = weekdayOf(point.day);
    counts[weekday] = (counts[weekday] ?? 0) + 1;
  }
  return largestOf(counts) >= STEADY_SHARE * payments.length ? 0 : UNSTEADY_WEEKDAY;
}
