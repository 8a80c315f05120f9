import type { Findings } from './findings.ts';
import type { Sign } from './lexicon/types.ts';
import { readPer, saysPart } from './read-slots.ts';

/** What was found, as signs for the rules. */
export function toSigns(found: Omit<Findings, 'signs'>, today: string): Sign[] {
  const { period, categories, text, language } = found;
  const shown: [Sign, boolean][] = [
    ['period', period !== undefined],
    ['ahead', period !== undefined && period.from >= today && period.to > today],
    ['past', period !== undefined && period.to < today],
    ['compareTo', found.compareTo !== undefined],
    ['amount', found.amounts.length > 0],
    ['number', found.counts.length > 0],
    ['percent', found.percent !== undefined || saysPart(text)],
    ['bounds', found.min !== undefined || found.max !== undefined],
    ['exactAmount', found.min !== undefined && found.min === found.max],
    ['expenseCategory', categories.some(({ type }) => type === 'expense')],
    ['incomeCategory', categories.some(({ type }) => type === 'income')],
    ['salary', categories.some(({ id }) => id === 'salary')],
    ['merchant', found.merchants.length > 0],
    ['per', readPer(text, language) !== undefined],
  ];
  return shown.filter(([, isShown]) => isShown).map(([sign]) => sign);
}
