import type { Repeat } from '../types.ts';

/** A line and its right reading. The amount is decimal text in major units. A day without a year is in 2026. */
export type Line = readonly [
  text: string,
  description: string,
  amount: string | null,
  day: string,
  more?: {
    kind?: 'income' | 'refund';
    tags?: string[];
    category?: string;
    /** The category whose name is among the words. */
    mentioned?: string;
    repeat?: Repeat;
    unknown?: string[];
    /** Parts that the reading shows as doubtful. */
    doubts?: ('amount' | 'day' | 'type')[];
    currency?: string;
    locale?: string;
  },
];

/** A Wednesday. */
export const TODAY = '2026-11-18';

/** A refund whose second reading is an income. */
export const refund: NonNullable<Line[4]> = { kind: 'refund', doubts: ['type'] };
/** An expense with a minus, whose second reading is a refund. */
export const orRefund: NonNullable<Line[4]> = { doubts: ['type'] };
