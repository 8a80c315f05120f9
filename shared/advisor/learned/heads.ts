import { INTENTS } from '../types.ts';

/** The labels of each head of the table. */
export const HEADS = {
  /** `bank`: it is of what the bank has or is owed. */
  intent: [...INTENTS, 'bank'],
  /** Whether it limits itself as no slot can, or says nothing: right is to ask back. */
  isLimited: ['no', 'yes'],
  /** After another question: a question of its own, the same one with other slots, or another one with its slots. */
  goesOn: ['whole', 'same', 'other'],
  /** The side of a forecast, a month or a share. */
  of: ['expense', 'income', 'balance', 'none'],
  /** Which transactions are asked for. */
  type: ['expense', 'income', 'none'],
  dir: ['max', 'min', 'none'],
  /** The unit of an average or a sum. */
  per: ['day', 'week', 'month', 'year', 'none'],
  /** Whether spending on something is cut by all of it or by a part. */
  cut: ['all', 'part'],
  /** Of a word: whether it names a merchant, limits the question, or neither. */
  word: ['other', 'merchant', 'limit'],
} as const;
export type Head = keyof typeof HEADS;
export type LabelOf<Name extends Head> = (typeof HEADS)[Name][number];

/** Rows of each head: those with few labels learn as well with fewer. */
export const ROWS: Record<Head, number> = {
  intent: 8192,
  isLimited: 8192,
  goesOn: 8192,
  of: 2048,
  type: 2048,
  dir: 2048,
  per: 2048,
  cut: 2048,
  word: 8192,
};
