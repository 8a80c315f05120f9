import type { CadenceRule } from './cadences.ts';

/**
 * How much more likely something is if it repeats than if it came by chance, as natural logarithms. The shares were
 * chosen on made households and on public ledgers.
 */

/** A slot without a transaction, and a transaction without a slot. */
export const SKIPPED = -0.3;
export const EXTRA = -1.5;
export const PRIOR = { fixed: -4.3, varied: -4.8 } as const;
const OUTSIDE = -3.2;
/** A weekend moves what is due on a day of the month, so that more days count as the day. */
const DAYS_ON_TIME = 1.57;

/** What being so many days away says, where chance would bring so many transactions a slot. */
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
/** Of longer cadences, whose prices change from one to the next. */
const FIXED_LONG = logarithms([0.55, 0.38, 0.05, 0.02]);
const VARIED = logarithms([0.06, 0.42, 0.36, 0.16]);
const CHANCE = logarithms([0.15, 0.2, 0.25, 0.4]);
/** Some shops have one price, which says nothing about when somebody goes there. */
const ONE_PRICE = logarithms([0.95, 0.03, 0.01, 0.01]);
const ONE_PRICE_SHARE = 0.06;
/** Others have prices that are alike, such as a hairdresser, which says as little. */
const ALIKE = logarithms([0.08, 0.45, 0.37, 0.1]);
const ALIKE_SHARE = 0.3;
const LONG_PERIOD = 80;

function logarithms([equal, near, similar, other]: Shares): Shares {
  return [Math.log(equal), Math.log(near), Math.log(similar), Math.log(other)];
}

/** What the steps from one amount to the next say so far, under five suppositions, as logarithms. */
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

/** How much more likely the amounts are if the amount stays but for changes of the price. */
export function fixedEvidence(steps: AmountSteps): number {
  return steps.fixed - byChance(steps);
}

/** How much more likely the amounts are if the amount varies around a level. */
export function variedEvidence(steps: AmountSteps): number {
  return steps.varied - byChance(steps);
}

function byChance({ chance, onePrice, alike }: AmountSteps): number {
  const most = Math.max(chance, onePrice, alike);
  return most + Math.log(Math.exp(chance - most) + Math.exp(onePrice - most) + Math.exp(alike - most));
}

/** Whether two amounts are the same but for a rounding. */
export function isSameAmount(one: number, other: number): boolean {
  return stepBetween(one, other) === 0;
}

function stepBetween(one: number, other: number): 0 | 1 | 2 | 3 {
  const difference = Math.abs(one - other) / Math.max(one, other, 1);
  if (difference <= LIMITS[0]) return 0;
  if (difference <= LIMITS[1]) return 1;
  return difference <= LIMITS[2] ? 2 : 3;
}
