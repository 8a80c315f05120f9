import type { CadenceRule } from './cadences.ts';

// Evidence is the natural logarithm of a ratio: how much more likely the transactions are if they repeat than if they
// came by chance. The shares were chosen with made households and public ledgers.

/** A slot without a transaction. */
export const SKIPPED_SLOT = -0.3;
/** A transaction without a slot. */
export const EXTRA_POINT = -1.5;
export const PRIOR = { fixed: -4.3, varied: -4.8 } as const;
/** A transaction too far from its slot to belong to it. */
const OUTSIDE = -3.2;
/** The mean number of days that count as on time, since a payment on a day of the month may be moved by a weekend. */
const DAYS_ON_TIME = 1.57;

/**
 * Returns the evidence of a transaction `away` days from its slot, if the group has `perSlot` transactions per slot.
 */
export function timeEvidence({ period, months, bands }: CadenceRule, away: number, perSlot: number): number {
  const distance = Math.abs(away);
  let covered = 0;
  for (const { days, share } of bands) {
    const upTo = days === 0 && months > 0 ? DAYS_ON_TIME : 2 * days + 1;
    if (distance <= days) {
      const half = (upTo - covered) / period / 2;
      return Math.log(share / (1 - (1 - Math.min(half, 0.5)) ** Math.max(1, perSlot)));
    }
    covered = upTo;
  }
  return OUTSIDE;
}

type Shares = readonly [equal: number, near: number, similar: number, other: number];
const LIMITS = [0.006, 0.13, 0.4] as const;
const FIXED = logarithms([0.88, 0.08, 0.025, 0.015]);
/** The shares for longer cadences, since prices often change between two payments. */
const FIXED_LONG = logarithms([0.55, 0.38, 0.05, 0.02]);
const VARIED = logarithms([0.06, 0.42, 0.36, 0.16]);
const CHANCE = logarithms([0.15, 0.2, 0.25, 0.4]);
/** In some shops everything has the same price, so equal amounts do not show a rhythm. */
const ONE_PRICE = logarithms([0.95, 0.03, 0.01, 0.01]);
const ONE_PRICE_SHARE = 0.06;
/** In other shops, such as a hairdresser's, prices are similar, so similar amounts do not show a rhythm either. */
const ALIKE = logarithms([0.08, 0.45, 0.37, 0.1]);
const ALIKE_SHARE = 0.3;
/** Periods of more days have the shares for longer cadences. */
const LONG_PERIOD = 80;

function logarithms([equal, near, similar, other]: Shares): Shares {
  return [Math.log(equal), Math.log(near), Math.log(similar), Math.log(other)];
}

/** The logarithms of the probability of the steps from amount to amount so far, under five assumptions. */
export type AmountSteps = {
  fixed: number;
  varied: number;
  chance: number;
  onePrice: number;
  alike: number;
};

export function noSteps(): AmountSteps {
  return {
    fixed: 0,
    varied: 0,
    chance: Math.log(1 - ONE_PRICE_SHARE - ALIKE_SHARE),
    onePrice: Math.log(ONE_PRICE_SHARE),
    alike: Math.log(ALIKE_SHARE),
  };
}

/** Adds the step from one amount to the next, in place. */
export function addStep(
  steps: AmountSteps,
  { period, from, to }: { period: number; from: number; to: number },
): void {
  const at = stepBetween(from, to);
  steps.fixed += (period > LONG_PERIOD ? FIXED_LONG : FIXED)[at];
  steps.varied += VARIED[at];
  steps.chance += CHANCE[at];
  steps.onePrice += ONE_PRICE[at];
  steps.alike += ALIKE[at];
}

/** Returns the evidence that the amount stays the same, except for changes of the price. */
export function fixedEvidence(steps: AmountSteps): number {
  return steps.fixed - byChance(steps);
}

/** Returns the evidence that the amount varies around a level. */
export function variedEvidence(steps: AmountSteps): number {
  return steps.varied - byChance(steps);
}

function byChance({ chance, onePrice, alike }: AmountSteps): number {
  const most = Math.max(chance, onePrice, alike);
  return most + Math.log(Math.exp(chance - most) + Math.exp(onePrice - most) + Math.exp(alike - most));
}

/** Whether two amounts are the same, except for rounding. */
export function isSameAmount(one: number, other: number): boolean {
  return stepBetween(one, other) === 0;
}

function stepBetween(one: number, other: number): 0 | 1 | 2 | 3 {
  const difference = relativeDifference(one, other);
  if (difference <= LIMITS[0]) return 0;
  if (difference <= LIMITS[1]) return 1;
  return difference <= LIMITS[2] ? 2 : 3;
}

/** Returns the difference of two amounts as a share of the larger one. */
export function relativeDifference(one: number, other: number): number {
  return Math.abs(one - other) / Math.max(one, other, 1);
}
