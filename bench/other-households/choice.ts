import type { Repeat } from './repeats.ts';

/** Whether a person types the descriptions or a bank writes them. */
export type Writing = 'hand' | 'bank';
/** Those of one group are taken together. */
export type Choice = { share: number; repeats: (writing: Writing) => Repeat[] };

/** One thing that repeats, as a person types it and as a bank writes it. */
export const either = (
  share: number,
  repeat: Omit<Repeat, 'text'>,
  hand: Repeat['text'],
  bank: Repeat['text'],
): Choice => ({
  share,
  repeats: (writing) => [{ ...repeat, text: writing === 'hand' ? hand : bank }],
});
