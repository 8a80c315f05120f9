import type { Repeat } from './repeats.ts';

/** Whether a person types the descriptions or a bank writes them. */
export type Writing = 'hand' | 'bank';
/** A share of the households has these repeats, all of one choice together. */
export type Choice = { share: number; repeats: (writing: Writing) => Repeat[] };

/** A choice of one repeat, with the texts of a person and of a bank. */
export const either = (
  share: number,
  repeat: Omit<Repeat, 'text'>,
  hand: Repeat['text'],
  bank: Repeat['text'],
): Choice => ({
  share,
  repeats: (writing) => [{ ...repeat, text: writing === 'hand' ? hand : bank }],
});
