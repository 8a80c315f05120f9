import { LEARNED_INTENTS } from './types.ts';

/** The outputs of the networks ('heads'), each with the labels from which it chooses. */
export const HEAD_LABELS = {
  /** `bank`: the question is about a balance or debts at a bank. */
  intent: [...LEARNED_INTENTS, 'bank'],
  /** Whether the question has a limit that no slot holds, or no meaning. Then it must be asked back. */
  isLimited: ['no', 'yes'],
  /** Whether a part of a question is only an aside: 'stuck on the bus again, how much …' */
  isAside: ['no', 'yes'],
  /**
   * Whether the question is independent (`whole`), repeats the previous one with other slots (`same`), or asks for
   * something else with the slots of the previous one (`other`).
   */
  goesOn: ['whole', 'same', 'other'],
  /** The side of a forecast, a month or a share. */
  of: ['expense', 'income', 'balance', 'none'],
  /** The type of the transactions that the question asks for. */
  type: ['expense', 'income', 'none'],
  dir: ['max', 'min', 'none'],
  /** The unit of an average or a sum. */
  per: ['day', 'week', 'month', 'year', 'none'],
  /** Whether the question is about cutting all spending on something, or a part of it. */
  cut: ['all', 'part'],
  /** Whether a word is part of a merchant's name, limits the question, or does neither. */
  word: ['other', 'merchant', 'limit'],
} as const;
export type Head = keyof typeof HEAD_LABELS;
export type LabelOf<Name extends Head> = (typeof HEAD_LABELS)[Name][number];

/**
 * The networks of the table, each with its heads, the number of its rows and the weights of a row. The row of a feature
 * is its hash, so several features may share a row.
 */
export const NETWORKS = {
  question: {
    heads: ['intent', 'isLimited', 'goesOn', 'of', 'type', 'dir', 'per', 'cut'],
    rowCount: 8192,
    width: 48,
  },
  part: { heads: ['isAside'], rowCount: 16_384, width: 4 },
  word: { heads: ['word'], rowCount: 65_536, width: 4 },
} as const;
export type NetworkName = keyof typeof NETWORKS;
