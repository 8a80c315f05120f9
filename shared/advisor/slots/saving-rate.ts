import { maskNumbers } from './amounts.ts';
import { markAmounts } from './mark-amounts.ts';
import { toWords } from './text.ts';

/** An amount that somebody puts aside in each `per`, in major units. */
export type SavingRate = { amount: number; per: 'week' | 'month' | 'year' };

const PUTS =
  'save|saved|saving|put|putting|set|setting|stash|stashing|at|ahorr(?:o|ando|amos|ara|ase)|guard(?:o|ando|amos)|apart(?:o|ando|amos)|met(?:o|iendo)|pongo|poniendo|junt(?:o|ando)|a';
/** 'Save 200 a month', 'ahorrando 50 a la semana', 'a 200 por mes', with numbers masked as `A` or `N`. */
const RATE = new RegExp(
  String.raw`\b(?:${PUTS}) (?:(?:away|aside|by|razon de|unos|about|around) )*[AN](\d+) (?:a|an|per|each|every|al|por|cada|a la) (week|month|year|semana|mes|ano)\b`,
);
const UNITS: Record<string, SavingRate['per']> = {
  week: 'week',
  semana: 'week',
  month: 'month',
  mes: 'month',
  year: 'year',
  ano: 'year',
};

/** Finds the regular saving that a question names: 'if I save 200 a month', 'apartando 50 a la semana'. */
export function findSavingRate(question: string): SavingRate | undefined {
  const { text, numbers } = maskNumbers(markAmounts(toWords(question)));
  const [, place, unit = ''] = RATE.exec(text) ?? [];
  const amount = numbers[Number(place)]?.value;
  const per = UNITS[unit];
  return amount === undefined || per === undefined ? undefined : { amount, per };
}
